import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import type { PaymentStep } from "../../../src/features/payments/server/payment.ports";
import type { Instant } from "../../../src/shared/instant";
import type { order } from "../world";

/** The work of a process, and the step at which it kills itself. Without a payment it runs the background jobs. */
export type Order = { step: PaymentStep; at: Instant; payment: ReturnType<typeof order> | null };

export type Victim = {
  /** Resolves to the signal that ended it, or null if it survived the order. */
  obey: (order: Order) => Promise<string | null>;
};

/** Builds the program of the processes to be killed, once. */
export async function buildVictims() {
  const folder = resolve(".cache", `kills-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const program = `${folder}/killed.mjs`;
  await build({
    entryPoints: ["test/faults/processes/killed.main.ts"],
    outfile: program,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    define: { __QA_TOOLS__: "true", __DEMO__: "true" },
    logLevel: "error",
  });
  const children: ChildProcess[] = [];
  return {
    /** Starts one over the database at `url`, and waits until it is ready for an order. */
    start: async (url: string, chargeUrl: string): Promise<Victim> => {
      const child = fork(program, [url, chargeUrl]);
      children.push(child);
      await Promise.race([
        once(child, "message"),
        once(child, "exit").then(() => Promise.reject(new Error("a process ended before it had an order"))),
      ]);
      return {
        obey: async (order) => {
          const ended = once(child, "exit");
          child.send(order);
          const [, signal] = await ended;
          return signal;
        },
      };
    },
    remove: () => {
      for (const child of children) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
