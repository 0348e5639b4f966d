import Fastify from "fastify";
import { currentRequestId, underRequestId } from "../../../platform/server/logs/requestId";
import { requestIdShape } from "../../../shared/requestId";
import { startSweeper } from "./sweeper";

const { log } = Fastify({ logger: false });

/** A promise and the function that resolves it. */
function promised() {
  let keep = () => {};
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { keep: () => keep(), kept };
}

describe("the sweeper", () => {
  it("runs each job in its own loop: a waiting job does not delay others, and a failed one is tried again (OPS-16)", async () => {
    const [held, thrice] = [promised(), promised()];
    let times = 0;
    const failing = async () => {
      times += 1;
      if (times === 3) thrice.keep();
      throw new Error("not this time");
    };
    const jobs = [
      { name: "waiting", about: "shop" as const, run: () => held.kept },
      { name: "failing", about: "shop" as const, run: failing },
    ];
    const sweeper = startSweeper({ every: 1, jobs, log });
    await thrice.kept;
    held.keep();
    await sweeper.stop();
    expect(times).toBeGreaterThanOrEqual(3);
  });

  it("runs every job again on request, after runs in progress, and never two runs of a job at the same time", async () => {
    const held = promised();
    let [running, most, times] = [0, 0, 0];
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      if (times === 0) await held.kept;
      times += 1;
      running -= 1;
    };
    const sweeper = startSweeper({ every: 0, jobs: [{ name: "counting", about: "shop" as const, run }], log });
    const told = [sweeper.sweepNow(), sweeper.sweepNow()];
    held.keep();
    await Promise.all(told);
    expect([times, most]).toEqual([2, 1]);
    await sweeper.stop();
  });

  it("gives each run of a job its own request id, which its writes and log lines have (OPS-37)", async () => {
    const ids: (string | null)[] = [];
    const jobs = [{ name: "asking", about: "shop" as const, run: async () => void ids.push(currentRequestId()) }];
    const sweeper = startSweeper({ every: 0, jobs, log });
    await sweeper.sweepNow();
    await underRequestId("r1", () => sweeper.sweepNow());
    await sweeper.stop();
    expect(ids).toEqual([expect.stringMatching(requestIdShape), expect.stringMatching(requestIdShape)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("reports only jobs whose last run ended more than a minute ago (OPS-7)", async () => {
    const held = promised();
    const turned = promised();
    let present = 0;
    const jobs = [
      { name: "held", about: "shop" as const, run: () => held.kept },
      { name: "turning", about: "shop" as const, run: async () => turned.keep() },
    ];
    const sweeper = startSweeper({ every: 60_000, jobs, log, system: () => present });
    await turned.kept;
    expect(sweeper.late()).toEqual([]);
    present = 300_000;
    expect(sweeper.late()).toEqual([]);
    present = 300_001;
    const again = sweeper.sweepNow();
    held.keep();
    await again;
    expect(sweeper.late()).toEqual([]);
    present = 600_002;
    expect(sweeper.late()).toEqual(["held", "turning"]);
    await sweeper.stop();
    expect(startSweeper({ every: 0, jobs, log, system: () => (present += 600_000) }).late()).toEqual([]);
  });

  it("asks a run to end after half a minute, so that a long one is never reported as late, but not a requested run (OPS-110)", async () => {
    let present = 0;
    const lasted: number[] = [];
    const ended = promised();
    const run = async (isOver: () => boolean, toTheEnd: boolean) => {
      const began = present;
      while (!isOver() && present - began < 300_000) present += 1_000;
      lasted.push(present - began);
      expect(toTheEnd).toBe(lasted.length === 2);
      ended.keep();
    };
    const sweeper = startSweeper({
      every: 600_000,
      jobs: [{ name: "long", about: "shop" as const, run }],
      log,
      system: () => present,
    });
    await ended.kept;
    await sweeper.sweepNow();
    await sweeper.stop();
    expect(lasted).toEqual([31_000, 300_000]);
  });

  it("stops only once the background work that a run has left is done", async () => {
    const held = promised();
    const steps: string[] = [];
    const settled = () => held.kept.then(() => steps.push("settled"));
    const sweeper = startSweeper({
      every: 0,
      jobs: [{ name: "leaving", about: "shop" as const, run: async () => {}, settled }],
      log,
    });
    await sweeper.sweepNow();
    const stopped = sweeper.stop().then(() => steps.push("stopped"));
    held.keep();
    await stopped;
    expect(steps).toEqual(["settled", "stopped"]);
  });

  it("runs no job while it is not allowed to, and runs them again once it is (FAULT-32)", async () => {
    let [may, times] = [false, 0];
    const run = async () => {
      times += 1;
    };
    const sweeper = startSweeper({
      every: 0,
      jobs: [{ name: "counting", about: "shop" as const, run }],
      log,
      mayRun: async () => may,
    });
    await sweeper.sweepNow();
    expect(times).toBe(0);
    may = true;
    await sweeper.sweepNow();
    expect(times).toBe(1);
    await sweeper.stop();
  });

  it("stops at the job's next safe point, and begins nothing afterwards", async () => {
    let rounds = 0;
    const begun = promised();
    const run = async (stopping: () => boolean) => {
      rounds += 1;
      begun.keep();
      while (!stopping()) await new Promise(setImmediate);
    };
    const sweeper = startSweeper({ every: 1, jobs: [{ name: "endless", about: "shop" as const, run }], log });
    await begun.kept;
    await sweeper.stop();
    await sweeper.sweepNow();
    expect(rounds).toBe(1);
  });
});
