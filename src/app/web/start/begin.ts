/**
 * Runs in the head of every page (src/app/server/pages/pageFiles.ts puts it there, the page's policy allows it by its
 * hash), before the first paint. Parts that differ for a visitor who is signed in or reads another language are hidden
 * until the program renders them; a cookie tells the server the language for the next page. On a server-rendered page
 * it starts the program after the first paint. If a file of the program does not load, the page says so
 * (NotLoaded.tsx).
 */
const page = document.documentElement;
const { program, ahead = "" } = document.currentScript?.dataset ?? {};

/** Reads what redux-persist has stored (src/platform/web/session/storedSession.ts), as far as it is readable. */
function kept(): { language: string | undefined; signedIn: boolean } {
  const slice = (name: string) => JSON.parse(localStorage.getItem(`persist:malecon.${name}`) ?? "{}");
  try {
    const { current = "null" } = slice("language");
    const { client = "null" } = slice("auth");
    return { language: JSON.parse(current) ?? undefined, signedIn: JSON.parse(client) !== null };
  } catch {
    return { language: undefined, signedIn: false };
  }
}

function tellLanguage(): void {
  const { language } = kept();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser.
  if (language) document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`;
}

/** The page stays as the server rendered it, in the language of that rendering. */
function fail(): void {
  if (page.dataset.program) return;
  page.dataset.program = "failed";
  delete page.dataset.page;
}

let started = false;
function start(): void {
  if (started || !program) return;
  started = true;
  // Preloaded together, as one after the other they would take three round trips; but not for another language than the
  // page's.
  for (const href of page.dataset.page ? [] : ahead.split(" ").filter(Boolean))
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
  import(program).catch(fail);
}

/** Rows that scroll only on phones (phoneRail.ts) are drawn as tab stops; in wider windows they must not be. */
const isPhone = matchMedia("(max-width: 599px)");
function setStops(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-stop="phone"]'))
    row.tabIndex = isPhone.matches ? 0 : -1;
}

/** Notes the last press of a button before the program runs, to be repeated then (replayChoices.ts). */
function notePress({ target }: Event): void {
  delete page.dataset.pressed;
  if (page.dataset.program || !(target instanceof Element)) return;
  const pressed = target.closest("#root button[type=button]");
  if (pressed) page.dataset.pressed = pressed.getAttribute("aria-label") ?? pressed.textContent ?? "";
}

const { language, signedIn } = kept();
if (signedIn) page.dataset.account = "waiting";
if (language && language !== page.lang && !/[?&]lang=/.test(location.search)) page.dataset.page = "waiting";
tellLanguage();
addEventListener("pagehide", tellLanguage);
addEventListener("DOMContentLoaded", setStops);
addEventListener("click", notePress);
isPhone.addEventListener("change", setStops);
// Events of elements do not bubble.
addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), true);

// A page in the background is not painted.
if (page.dataset.page || document.hidden) start();
// Some browsers do not report the first paint, but all report that the page is loaded.
addEventListener("load", () => setTimeout(start, 300));
new PerformanceObserver((_list, observer) => {
  observer.disconnect();
  start();
}).observe({ type: "paint", buffered: true });
