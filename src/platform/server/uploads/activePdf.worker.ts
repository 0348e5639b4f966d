import { serveThread } from "../background/thread";
import { requireStillPdf } from "./activePdf";

// The entry point of a worker thread that the server starts: a file may be made so that reading it takes for ever, or
// all memory that there is. (SAFE-65)
serveThread(async (content: Uint8Array) => {
  await requireStillPdf(content);
  return new Uint8Array();
});
