import type { Work } from "../background/thread";
import { cachedWork } from "./cachedWork";

type Task = { paper: number };
/** Work that returns ten bytes for each task, and records how often each was done. */
function counting(fails = false) {
  const done: number[] = [];
  const work: Work<Task> = async ({ paper }) => {
    done.push(paper);
    if (fails) throw new Error("out of ink");
    return new Uint8Array(10).fill(paper);
  };
  return { done, work };
}

describe("cached results (OPS-21)", () => {
  it("are computed once for concurrent callers, and again for any other input", async () => {
    const { done, work } = counting();
    const draw = cachedWork(work);
    const [first] = await Promise.all([draw({ paper: 1 }), draw({ paper: 1 }), draw({ paper: 2 })]);
    expect(await draw({ paper: 1 })).toBe(first);
    expect(done).toEqual([1, 2]);
  });

  it("are evicted when the cache is full, the least recently used first", async () => {
    const { done, work } = counting();
    const draw = cachedWork(work, 20);
    for (const paper of [1, 2, 1, 3, 1, 2]) await draw({ paper });
    expect(done).toEqual([1, 2, 3, 2]);
  });

  it("are tried again after a failure", async () => {
    const { done, work } = counting(true);
    const draw = cachedWork(work);
    for (let time = 0; time < 2; time += 1) await expect(draw({ paper: 1 })).rejects.toThrow("out of ink");
    expect(done).toEqual([1, 1]);
  });
});
