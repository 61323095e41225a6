// Styles that did not come. Whoever imports once more what needs them does not ask for them again, so this does.
import { untilTry } from "./patience";

/** How often each has failed, by its address. */
const failed = new Map<string, number>();

/** From now on ask for them until they come. */
export function keepStyled(): void {
  const again = ({ target: link }: Event): void => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== "stylesheet") return;
    const tries = failed.get(link.href) ?? 0;
    failed.set(link.href, tries + 1);
    setTimeout(() => link.replaceWith(link.cloneNode()), untilTry(tries));
  };
  // Seen on its way down: it does not bubble.
  document.addEventListener("error", again, true);
}
