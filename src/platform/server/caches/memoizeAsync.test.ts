import { memoizeAsync } from "./memoizeAsync";

describe("memoized work", () => {
  it("is shared by all calls, also by those during its run", async () => {
    const work = jest.fn(async () => ({}));
    const once = memoizeAsync(work);
    const [first, second] = await Promise.all([once(), once()]);
    expect(second).toBe(first);
    expect(await once()).toBe(first);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is tried again at the next call after it failed", async () => {
    const work = jest.fn(async () => "key").mockRejectedValueOnce(new Error("the database did not answer"));
    const once = memoizeAsync(work);
    await expect(once()).rejects.toThrow("did not answer");
    expect(await once()).toBe("key");
    expect(await once()).toBe("key");
    expect(work).toHaveBeenCalledTimes(2);
  });

  it("is tried again after a result that is a failure", async () => {
    const work = jest.fn(async (): Promise<string | null> => "key").mockResolvedValueOnce(null);
    const once = memoizeAsync(work, (result) => result === null);
    expect(await once()).toBeNull();
    expect(await once()).toBe("key");
  });
});
