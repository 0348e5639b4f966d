import { pastClock } from "./pastClock";

const NOON = Date.UTC(2026, 11, 1, 17);

describe("a clock that can be played in the past", () => {
  it("shows the past inside what is played there, also after an await, and the present everywhere else", async () => {
    const clock = pastClock(() => NOON);
    const seen = await clock.play(1_000, async () => {
      await new Promise(setImmediate);
      return clock.now();
    });
    expect(seen).toBe(NOON - 1_000);
    expect(clock.now()).toBe(NOON);
  });

  it("pauses the sweeper while a scenario is built in the past, and lets it run again afterwards, also after a failure", async () => {
    const clock = pastClock(() => NOON);
    let runs = 0;
    const job = clock.sparing(async () => {
      runs += 1;
    });
    await expect(
      clock.play(1_000, async () => {
        await job();
        throw new Error("sold out");
      }),
    ).rejects.toThrow("sold out");
    expect(runs).toBe(0);
    await job();
    expect(runs).toBe(1);
  });
});
