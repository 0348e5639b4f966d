import { reportLater } from "./start/reportLater";

addEventListener("error", ({ error }) => reportLater(error));
addEventListener("unhandledrejection", ({ reason }) => reportLater(reason));

/**
 * Starts the program in several tasks, so that the page can respond in between: in one task it blocks a phone for a
 * third of a second. The code is still one file; each module has run already when a later one imports it. The theme
 * takes longest.
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  // The browser's first number format takes a slow phone 70 ms.
  async () => new Intl.NumberFormat(),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@reduxjs/toolkit/query/react"),
  () => import(/* webpackMode: "eager", webpackExports: ["CacheProvider"] */ "@emotion/react"),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ "@mui/material/styles"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../platform/web/theme/components/actions"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../platform/web/theme/maleconTheme"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../platform/web/api"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "./store"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "./shell/Shell"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "./routes"),
];

/** Lets the page handle pending events. Not a timer: in a hidden page each would be delayed for a second. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

async function takeUp(): Promise<void> {
  for (const piece of pieces) {
    await turn();
    await piece();
  }
  await turn();
  const { begin } = await import(/* webpackMode: "eager" */ "./program");
  await turn();
  await begin();
}

void takeUp();
