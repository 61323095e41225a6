// Dragging a row of a list up or down by its handle. An addition to the buttons beside it, not instead.

interface Rows {
  list: () => HTMLElement | undefined;
  /** Where it would go while it is dragged; null when it is let go. */
  over: (at: { from: number; to: number } | null) => void;
  move: (from: number, to: number) => void;
}

const NEAR = 4;

export const handle = (from: number, { list, over, move }: Rows) => (node: HTMLElement): (() => void) => {
  let pointer = -1;
  let start = 0;
  let to: number | null = null;

  const target = (y: number): number => {
    const rows = [...(list()?.children ?? [])].map((row) => row.getBoundingClientRect());
    const found = rows.findIndex((box) => y < box.top + box.height);
    return found < 0 ? rows.length - 1 : found;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || pointer !== -1) return;
    pointer = event.pointerId;
    start = event.clientY;
    node.setPointerCapture(pointer);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pointer || (to === null && Math.abs(event.clientY - start) < NEAR)) return;
    to = target(event.clientY);
    over({ from, to });
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    const place = to;
    pointer = -1;
    to = null;
    over(null);
    if (event.type === "pointerup" && place !== null && place !== from) move(from, place);
  };
  const never = (event: Event) => event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", moved);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  node.addEventListener("dragstart", never);
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", moved);
    node.removeEventListener("pointerup", end);
    node.removeEventListener("pointercancel", end);
    node.removeEventListener("dragstart", never);
  };
};
