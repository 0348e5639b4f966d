import { openTestDatabase } from "../../../../test/testDatabase";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { settings } from "../../../platform/server/db/schema/operations";
import { commonSecret, refuseOtherSecret } from "./commonSecret";

let opened: OpenDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const start = (tokenSecret: string | null, tokenSecretReplaces: string | null = null) =>
  commonSecret(opened.db, { tokenSecret, tokenSecretReplaces });
/** The digest that a refusal names. */
const replaced = (tokenSecret: string) =>
  start(tokenSecret).then(
    () => "",
    ({ message }: Error) => /TOKEN_SECRET_REPLACES=([0-9a-f]{16})$/.exec(message)?.[1] ?? "",
  );
const [one, other] = ["a secret that all of them know", "a secret of one process alone"];

describe("processes on one database (OPS-20)", () => {
  it("start with the same TOKEN_SECRET, which the database does not hold", async () => {
    expect([await start(one), await start(one)]).toEqual([one, one]);
    expect(JSON.stringify(await opened.db.select().from(settings))).not.toContain(one);
  });

  it("are refused with another secret, or with none if the database has one", async () => {
    await start(one);
    await expect(start(other)).rejects.toThrow("TOKEN_SECRET is not the one");
    await expect(start(null)).rejects.toThrow("TOKEN_SECRET is needed");
  });

  it("are warned about another secret by the doctor before they start, which changes nothing (OPS-25)", async () => {
    const ask = (tokenSecret: string | null, tokenSecretReplaces: string | null = null) =>
      refuseOtherSecret(opened.db, { tokenSecret, tokenSecretReplaces });
    await ask(other);
    await start(one);
    await ask(one);
    await expect(ask(other)).rejects.toThrow("TOKEN_SECRET is not the one");
    await expect(ask(null)).rejects.toThrow("TOKEN_SECRET is needed");
    await ask(other, await replaced(other));
    expect(await start(one)).toBe(one);
  });

  it("are refused if the database has a row without a digest, and start without a secret of their own", async () => {
    await opened.db.insert(settings).values({ key: "token.secret", value: {} });
    await expect(start(null)).rejects.toThrow("was not kept");
    await expect(start(one)).rejects.toThrow("was not kept");
    await expect(refuseOtherSecret(opened.db, { tokenSecret: one, tokenSecretReplaces: null })).rejects.toThrow(
      "was not kept",
    );
  });

  it("share one of the database's where none of them has any, through every restart", async () => {
    const [first, ...others] = await Promise.all([start(null), start(null), start(null)]);
    expect(others).toEqual([first, first]);
    expect(await start(null)).toBe(first);
    await expect(start(one)).rejects.toThrow("TOKEN_SECRET is not the one");
  });

  it("change the secret only if the old one is given, and then for all", async () => {
    await start(one);
    await expect(start(other, "0123456789abcdef")).rejects.toThrow("TOKEN_SECRET is not the one");
    const old = await replaced(other);
    expect(await start(other, old)).toBe(other);
    // The variable may stay set afterwards.
    expect(await start(other, old)).toBe(other);
    await expect(start(one, old)).rejects.toThrow("TOKEN_SECRET is not the one");
  });
});
