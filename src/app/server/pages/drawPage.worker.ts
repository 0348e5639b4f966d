import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { serveThread } from "../../../platform/server/background/thread";
import type { DrawnPage, PageCall, PageCallAnswer, PageTask, PageThread } from "../../drawnPage";

// The entry point of the thread that renders pages (WEB-19). It loads the browser's program
// (src/app/web/start/drawPage.tsx) and provides what that needs of a browser: an address, and a `fetch` whose calls the
// main thread answers.

/** Pages that are rendered at the same time: while one waits for its calls, another is rendered. */
const DRAWINGS = 2;

const { program, publicUrl }: PageThread = workerData;
Object.assign(globalThis, { location: new URL(publicUrl), requestIdleCallback: () => 0 });
const loading: Promise<{ drawPage: (task: PageTask) => Promise<DrawnPage> }> = import(pathToFileURL(program).href);

serveThread<PageTask, PageCall, PageCallAnswer>(async (task, ask) => {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const answer = await ask({ method: request.method, url: pathname + search, headers, body: await request.text() });
    return new Response(answer.body, answer);
  };
  const { drawPage } = await loading;
  return Buffer.from(JSON.stringify(await drawPage(task)));
}, DRAWINGS);
