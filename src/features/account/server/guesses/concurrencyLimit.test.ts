import { concurrencyLimit } from "./concurrencyLimit";

describe("the limit of concurrent tasks (SAFE-14)", () => {
  const tooMany = { code: "tooManyRequests" };
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => {
      ends[id] = () => resolve(id);
    });
  };

  it("runs the configured number concurrently, queues a few in their order, and refuses the rest immediately", async () => {
    const enter = concurrencyLimit({ running: 2, waiting: 1 });
    const [first, second, third] = [enter(work(0)), enter(work(1)), enter(work(2))];
    await expect(enter(work(3))).rejects.toMatchObject(tooMany);
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    expect(await second).toBe(1);
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    expect(await Promise.all([first, third])).toEqual([0, 2]);
  });

  it("gives the slot of a failed task to the next", async () => {
    const enter = concurrencyLimit({ running: 1, waiting: 0 });
    await expect(enter(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await enter(async () => "yes")).toBe("yes");
  });
});
