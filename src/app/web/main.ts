import { tell } from "./start/tell";

addEventListener("error", ({ error }) => tell(error));
addEventListener("unhandledrejection", ({ reason }) => tell(reason));

/**
 * Takes up the program in pieces, between which the page answers. All of it is in one file and here at once, but to begin
 * with it in one go holds a phone for a third of a second. Nothing is taken out of a piece here: each has run already
 * when the next ones ask for it. The theme and the calendar of Havana take longest, so that they stand by themselves.
 */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ "react-dom/client"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@reduxjs/toolkit/query/react"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../shared/havana"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "@mui/material/styles"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../../platform/web/theme/maleconTheme"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "./store"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "./routes"),
];

/** Lets the page do what waits. A timer would be held back for a second each time where nobody looks at the page. */
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
  begin();
}

void takeUp();
