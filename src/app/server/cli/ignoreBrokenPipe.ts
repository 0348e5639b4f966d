import type { Writable } from "node:stream";

/**
 * Lets a command go on to its end, and to its own exit status, when nobody reads its output any more, as in
 * `malecon doctor | head -3`. Other failures of the stream are thrown. (OPS-22)
 */
export function ignoreBrokenPipe(output: Writable): void {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}
