// Cards that fly. A clone in a layer of its own flies, so that no scrolling zone cuts it off; the card itself waits
// unseen where it lies. With reduced motion nothing moves: things are where they are.

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export type Places = Map<string, DOMRect>;

/** Where all cards lie now, and under `zone:` and `seat:` the zones and people that cards come from and go to. */
export function places(root: ParentNode = document): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-card],[data-zone],[data-seat]")) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const { card, zone, seat } = node.dataset;
    const name = card ?? (zone ? `zone:${zone}` : `seat:${seat}`);
    if (!found.has(name)) found.set(name, box);
  }
  return found;
}

const onScreen = (box: DOMRect): boolean =>
  box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;

/** Let a card fly from where it was to where it lies. */
export async function fly(node: HTMLElement, from: DOMRect | undefined, ms: number): Promise<void> {
  if (!from || still() || ms <= 0) return;
  const to = node.getBoundingClientRect();
  if (node.closest(".strip")) return; // too small a mark to follow
  if (!to.width || (!onScreen(from) && !onScreen(to))) return;
  if (Math.hypot(to.x - from.x, to.y - from.y) < 4) return;
  const clone = node.cloneNode(true) as HTMLElement;
  for (const part of [clone, ...clone.querySelectorAll<HTMLElement>("[data-card],[id]")]) {
    part.removeAttribute("data-card");
    part.removeAttribute("id");
  }
  clone.classList.add("flying");
  clone.setAttribute("aria-hidden", "true");
  clone.inert = true;
  clone.style.opacity = "";
  Object.assign(clone.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  const style = getComputedStyle(node);
  clone.style.setProperty("--w", style.getPropertyValue("--w") || `${to.width}px`);
  document.body.append(clone);
  // Unseen, but where it is: what is hidden would lose the focus.
  node.style.opacity = "0";
  const scale = Math.min(from.width / to.width, 3);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const flight = clone.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    { duration: ms, easing: "cubic-bezier(.2,.8,.2,1)" },
  );
  try {
    // In a tab out of sight nothing moves, so nothing arrives.
    await Promise.race([flight.finished, sleep(ms + 300)]);
  } catch {
    // The page went on meanwhile.
  }
  clone.remove();
  node.style.opacity = "";
}
