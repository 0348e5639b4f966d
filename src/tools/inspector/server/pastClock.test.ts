import { pastClock } from "./pastClock";

const NOON = Date.UTC(2026, 11, 1, 17);

describe("a clock that can be played in the past", () => {
  it("is behind for what is played there, however deep, and for nobody else", async () => {
    const clock = pastClock(() => NOON);
    const seen = await clock.play(1_000, async () => {
      await new Promise(setImmediate);
      return clock.now();
    });
    expect(seen).toBe(NOON - 1_000);
    expect(clock.now()).toBe(NOON);
  });

  it("lets the sweeper rest while a situation is in the past, and work again after it, also when it failed", async () => {
    const clock = pastClock(() => NOON);
    let runs = 0;
    const job = clock.sparing(async () => {
      runs += 1;
    });
    await expect(
      clock.play(1_000, async () => {
        await job(null);
        throw new Error("sold out");
      }),
    ).rejects.toThrow("sold out");
    expect(runs).toBe(0);
    await job(null);
    expect(runs).toBe(1);
  });
});
