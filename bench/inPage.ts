/** Functions that bench/actions.ts runs inside a page. Each is sent as text, so it can use nothing of its module. */

/** Milliseconds until the paint, and of the longest task meanwhile; 0: no task was long. */
type Seen = { ms: number; longestTask: number };

/**
 * Begins to wait for a click, and from then on until the results have changed, are complete and are painted. Resolves
 * immediately: a press that is sent together with this call may come first.
 */
export function seePress(selector: string): { seen: Promise<Seen> } {
  const pressed = document.querySelector<HTMLElement>(selector);
  if (!pressed) throw new Error(`nothing to press at ${selector}`);
  // The next page may be in this one already, hidden.
  const results = () =>
    document.querySelector("main ol:not([style*='display: none'], [style*='display: none'] *)")?.textContent ?? "";
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = results();
  const clicked = new Promise((resolve) => pressed.addEventListener("click", resolve, { capture: true, once: true }));
  const see = async () => {
    let longestTask = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    observer.observe({ type: "longtask" });
    await clicked;
    const began = performance.now();
    const isThere = () => results() !== "" && results() !== before && !document.querySelector("main [aria-busy=true]");
    // Checking in every frame would add to the measured time.
    await new Promise<void>((resolve) => {
      const changes = new MutationObserver(() => {
        if (!isThere()) return;
        changes.disconnect();
        resolve();
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await frame();
    // This frame begins once the frame with the results is painted.
    await frame();
    const ms = performance.now() - began;
    // Long tasks are reported only after they have ended.
    await new Promise((resolve) => setTimeout(resolve));
    observer.disconnect();
    return { ms, longestTask };
  };
  return { seen: see() };
}

/** Waits until nothing has been fetched for 700 ms. */
export async function quiet(): Promise<void> {
  let before = -1;
  for (;;) {
    const fetched = performance.getEntriesByType("resource").length;
    if (fetched === before) return;
    before = fetched;
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}

/** Navigates to a path like the back button, and waits until its page is complete and painted. */
export async function seeRoute(path: string): Promise<Seen> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (location.pathname === path) return { ms: 0, longestTask: 0 };
  const title = document.querySelector("main h1");
  const began = performance.now();
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  const isThere = () => {
    const shown = document.querySelector("main h1");
    const loading = document.querySelector("main .MuiSkeleton-root, main [aria-busy=true]");
    return shown !== null && shown !== title && !loading;
  };
  while (!isThere()) await frame();
  await frame();
  return { ms: performance.now() - began, longestTask: 0 };
}

/** Renders the same search's answer as plain elements. Resolves with the milliseconds from the call to the paint. */
export async function plainAnswer({ url, body }: { url: string; body: string }): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { Data }: { Data: { Offers: Record<string, unknown>[] } } = await answer.json();
  const list = document.createElement("ol");
  for (const offer of Data.Offers) {
    const card = document.createElement("li");
    for (const [name, value] of Object.entries(offer)) {
      if (typeof value === "object") continue;
      const line = document.createElement("p");
      line.textContent = `${name} ${String(value)}`;
      card.append(line);
    }
    list.append(card);
  }
  document.body.replaceChildren(list);
  await frame();
  await frame();
  return performance.now() - began;
}
