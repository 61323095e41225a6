// What was pressed before the scripts were there. The server answers such a press with a page that says so, and takes no
// seat for it: the wish is carried out here, as any other press, by whoever this browser is.

export type Wish = "play" | "table" | "join" | "";

/** The wish, once. A reload of the page presses nothing again. */
export function takeWish(): Wish {
  const { wish = "" } = document.documentElement.dataset;
  if (!wish) return "";
  delete document.documentElement.dataset.wish;
  history.replaceState(null, "", location.href);
  return wish as Wish;
}
