import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { openTestServer } from "../../../../../test/testDatabase";
import type { OpenDatabase } from "../../../../platform/server/db/database";
import { suppliersOfStaff } from "../../../desk/server/records/supplier.repository";
import { clients } from "../account.tables";
import { staffPeople } from "./staffPeople";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;
/** A client of the demo who becomes an owner, and the shop's owner. */
const OWNERS = [1, 3] as const;
const ROUNDS = 20;

onServer("two owners who act on each other at once on a PostgreSQL server (DESK-19, DESK-105)", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestServer(server ?? "");
  });
  afterAll(() => database.close());

  const people = () => {
    const mail = async () => {};
    return staffPeople({
      db: database.db,
      now: Date.now,
      mail,
      notify: mail,
      random: randomBytes,
      supplies: suppliersOfStaff,
    });
  };
  const ownersInService = async () =>
    (await database.db.select().from(clients).where(eq(clients.staffRole, "owner"))).filter(
      ({ disabledAt }) => disabledAt === null,
    ).length;
  /** The results of both, in each round from two owners in service. */
  const rounds = async (act: (actor: number, other: number) => Promise<void>) => {
    const [one, other] = OWNERS;
    const results: string[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = { role: "staff", staffRole: "owner", disabledAt: null } as const;
      await database.db
        .update(clients)
        .set(owner)
        .where(inArray(clients.id, [...OWNERS]));
      const settled = await Promise.allSettled([act(one, other), act(other, one)]);
      expect(await ownersInService()).toBe(1);
      results.push(settled.map((result) => (result.status === "fulfilled" ? "done" : result.reason.message)).sort());
    }
    return results;
  };
  const always = (...results: string[]) => Array(ROUNDS).fill(results);
  const by = (actor: number) => ({ caller: { clientId: actor, role: "staff" }, reason: "a race" }) as const;

  it("by disabling: one of them is disabled, and has no access afterwards", async () => {
    expect(await rounds((actor, other) => people().disable(by(actor), { id: other }))).toEqual(
      always("done", "forbidden"),
    );
  });

  it("by another role: one of them gets it, and may then do nothing as an owner", async () => {
    const inRole = { staffRole: "desk" } as const;
    expect(await rounds((actor, other) => people().changeRole(by(actor), { id: other }, inRole))).toEqual(
      always("done", "forbidden"),
    );
  });

  it("from the command line: one is disabled, the other is the last owner", async () => {
    expect(await rounds((_actor, other) => people().disable(null, { id: other }))).toEqual(
      always("done", "staff.lastOwner"),
    );
  });
});
