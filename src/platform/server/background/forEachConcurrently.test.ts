import Fastify from "fastify";
import { forEachConcurrently } from "./forEachConcurrently";

const { log } = Fastify({ logger: false });
const never = () => new Promise<never>(() => {});

describe("items that are processed concurrently", () => {
  it("are all processed, although some hang and others fail (OPS-16)", async () => {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item < 3) return never();
      if (item < 6) throw new Error(`item ${item}`);
      done.push(item);
    };
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    await expect(forEachConcurrently(items, work, { concurrency: 2, timeout: 1, log })).rejects.toThrow(
      /item 3|not done within/,
    );
    expect(done).toEqual([6, 7, 8]);
  });

  it("never exceed the allowed concurrency", async () => {
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], work, { concurrency: 3, timeout: 1_000, log });
    expect(most).toBe(3);
  });
});
