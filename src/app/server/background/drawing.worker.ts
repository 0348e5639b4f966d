import { serveThread } from "../../../platform/server/background/thread";
import { draw } from "./drawing";

// A separate program, which the server starts as a worker thread. (OPS-21)
serveThread(draw);
