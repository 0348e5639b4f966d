/**
 * Stands in the head of every page that the build has drawn (scripts/build/prerender.mjs puts it there, the page's policy lets
 * it through by its hash), and runs before anything is painted. What the page shows of a visitor who is signed in, or
 * reads another language, is hidden until the program knows better; the server gets the language by a cookie, so
 * that the next page comes in it. On the home page it starts the program once the page has been painted.
 */
const page = document.documentElement;
const { program, ahead = "" } = document.currentScript?.dataset ?? {};

/** Reads what redux-persist has kept (src/platform/web/session/storedSession.ts), as far as it can be read. */
function kept(): { language: string | undefined; signedIn: boolean } {
  try {
    const stored: { language?: unknown; auth?: unknown } = JSON.parse(localStorage.getItem("persist:malecon") ?? "{}");
    return {
      language: /"current":"(\w+)"/.exec(String(stored.language))?.[1],
      signedIn: /"clientId":[1-9]/.test(String(stored.auth)),
    };
  } catch {
    return { language: undefined, signedIn: false };
  }
}

function tellLanguage(): void {
  const { language } = kept();
  // biome-ignore lint/suspicious/noDocumentCookie: a word, at once; the store of cookies answers later, and not everywhere.
  if (language) document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`;
}

let started = false;
function start(): void {
  if (started || !program) return;
  started = true;
  // Asked for together, one after the other they would take three journeys; but not in a language that nobody reads.
  for (const href of page.dataset.page ? [] : ahead.split(" "))
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
  void import(program);
}

const { language, signedIn } = kept();
if (signedIn) page.dataset.account = "waiting";
if (language && language !== page.lang && !/[?&]lang=/.test(location.search)) page.dataset.page = "waiting";
tellLanguage();
addEventListener("pagehide", tellLanguage);

// A page in the background is not painted.
if (page.dataset.page || document.hidden) start();
// Some browsers do not report the first paint, but all report that the page is loaded.
addEventListener("load", () => setTimeout(start, 300));
new PerformanceObserver((_list, observer) => {
  observer.disconnect();
  start();
}).observe({ type: "paint", buffered: true });
