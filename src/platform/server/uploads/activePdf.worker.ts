import { serveThread } from "../background/thread";
import { requireStillPdf } from "./activePdf";

// The entry point of a worker thread that the server starts: a hostile file may take unlimited time or memory to read.
// (SAFE-65)
serveThread(async (content: Uint8Array) => {
  await requireStillPdf(content);
  return new Uint8Array();
});
