// The first frames of a visit have nothing to wait for: what is only looked at, pictures and the printed face, is asked for
// once they are out.

const FRAMES = 2;
/** Milliseconds: where nothing is drawn, as in a tab behind others. */
const LONGEST = 1000;

let done = $state(false);

/** Whether the first frames are out. */
export const settled = (): boolean => done;

/** The page stands there now. */
export function settle(): void {
  const timer = setTimeout(() => (done = true), LONGEST);
  const frame = (left: number): void => {
    if (left) requestAnimationFrame(() => frame(left - 1));
    else setTimeout(() => (done = true, clearTimeout(timer)));
  };
  frame(FRAMES);
}
