import { serveThread } from "../../../platform/server/background/thread";
import { draw } from "./drawing";

// The entry point of a worker thread that the server starts. (OPS-21)
serveThread(draw);
