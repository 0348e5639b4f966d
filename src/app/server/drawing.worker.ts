import { serveThread } from "../../platform/server/thread";
import { draw } from "./drawing";

// A program of its own, which the server begins as a thread. (OPS-21)
serveThread(draw);
