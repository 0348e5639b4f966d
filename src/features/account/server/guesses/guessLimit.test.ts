import { openTestDatabase } from "../../../../../test/testDatabase";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { MINUTE } from "../../../../shared/instant";
import { GUESSES, GUESSES_UNDER_ATTACK, WRONG_FROM_EVERYWHERE } from "../../account.rules";
import { attempts } from "../account.tables";
import { attemptLimit } from "./attemptLimit";
import { forgetAttempts } from "./attempts.repository";
import { guessLimit } from "./guessLimit";

const email = "ana@example.com";
const from = (address: string) => ({ email, address, temporary: false });
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

let now = 0;
const clock = () => now;
/** The limit of one process: processes share only the database. */
const processOf = () => guessLimit({ db: opened.db, now: clock });
let limit: ReturnType<typeof guessLimit>;
beforeEach(async () => {
  await opened.db.delete(attempts);
  now = 1_000_000_000_000;
  limit = processOf();
});

/** How many of 20 wrong guesses from an IP address are allowed. */
const allowed = async (address: string, processes = [limit]) => {
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, time) => processes[time % processes.length]?.take(from(address))),
  );
  const made = guesses.filter((guess) => guess != null);
  for (const guess of made) await guess.wasWrong();
  return made.length;
};
const attack = async () => {
  for (let address = 0; address < WRONG_FROM_EVERYWHERE.most / GUESSES.most; address += 1)
    await allowed(`attacker ${address}`);
};

describe("guesses at one email address (SESSION-9)", () => {
  it("are counted for each address of a caller", async () => {
    expect([await allowed("one"), await allowed("other")]).toEqual([GUESSES.most, GUESSES.most]);
  });

  it("are counted by all processes together, also concurrent ones (SAFE-26)", async () => {
    expect(await allowed("one", [processOf(), processOf(), processOf()])).toBe(GUESSES.most);
    expect(await processOf().take(from("one"))).toBeNull();
  });

  it("are limited further, but never to none, once many addresses have guessed wrong", async () => {
    await attack();
    expect([await allowed("one more"), await allowed("and another")]).toEqual([
      GUESSES_UNDER_ATTACK.most,
      GUESSES_UNDER_ATTACK.most,
    ]);
    now += 15 * MINUTE;
    expect(await allowed("one more")).toBe(GUESSES.most);
  });

  it("guesses at one email address that were right are forgotten", async () => {
    await attack();
    for (let time = 0; time < 20; time += 1) {
      const guess = await limit.take(from("the owner's"));
      expect(guess).not.toBeNull();
      await guess?.wasRight();
    }
  });
});

describe("attempts that are counted in the database (SAFE-26)", () => {
  const twice = () => attemptLimit({ db: opened.db, now: clock, kind: "a test" }, { most: 2, within: MINUTE });

  it("are limited in any period of that length, not per minute of a clock", async () => {
    const taken: boolean[] = [];
    for (const second of [0, 50, 59, 60, 61, 109, 110]) {
      now = 1_000_000_000_000 + second * 1000;
      taken.push(await twice().take("a"));
    }
    expect(taken).toEqual([true, true, false, true, false, false, true]);
  });

  it("are stored without who made them, and are deleted once they no longer count", async () => {
    await twice().take(email);
    expect(JSON.stringify(await opened.db.select().from(attempts))).not.toContain(email);
    await forgetAttempts(opened.db, now + MINUTE - 1);
    expect(await opened.db.$count(attempts)).toBe(1);
    await forgetAttempts(opened.db, now + MINUTE);
    expect(await opened.db.$count(attempts)).toBe(0);
  });
});
