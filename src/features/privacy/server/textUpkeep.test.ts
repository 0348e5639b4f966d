import { eq, sql } from "drizzle-orm";
import { auditLines } from "../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { reasonsOf, writeAudit } from "../../../platform/server/audit/audit.repository";
import { clientKeys, clientTexts } from "../../../platform/server/db/schema/clientTexts";
import { auditLog } from "../../../platform/server/db/schema/operations";
import { DAY, HOUR } from "../../../shared/instant";
import { clients } from "../../account/server/account.tables";
import { bookings } from "../../plan/server/plan.tables";

const [ANA, LUIS, STAFF] = [1, 2, 3];
const caller = { clientId: STAFF, role: "staff", staffRole: "owner" } as const;

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

/** A line of the audit as the last release writes it. */
const writtenBefore = async (subject: string, reason: string) => {
  const line = { at: test.now(), actor: "staff", actorId: STAFF, action: "plan.noted", subject, reason };
  const [row] = await test.db.insert(auditLog).values(line).returning();
  return row?.id ?? 0;
};
const upkeep = async () => {
  test.pass(HOUR);
  const turn = {
    method: "POST",
    url: "/qa/clock",
    payload: { advance: "PT1S" },
    headers: test.as(STAFF, "staff"),
  } as const;
  expect((await test.call(turn)).statusCode).toBe(200);
};
const plain = async () => (await test.db.select().from(auditLog)).flatMap(({ reason }) => reason ?? []);
const note = (TravelPlanId: number, Message: string) =>
  test.call({
    method: "POST",
    url: "/api/support/plans/note",
    payload: { TravelPlanId, Message },
    headers: test.as(STAFF, "staff"),
  });
const rent = (clientId: number) => storeRental(test.db, { clientId, at: test.now(), startsAt: test.now() + 30 * DAY });

describe("staff's texts about a client (SAFE-63)", () => {
  it("are stored separately from the audit, sealed; texts about the shop itself stay in the audit", async () => {
    const { planId, bookingId } = await rent(ANA);
    for (const subject of [`client ${ANA}`, `plan ${planId}`, `booking ${bookingId}`, "catalogue"])
      await writeAudit(test.db, {
        at: test.now(),
        caller,
        action: "client.noted",
        subject,
        reason: `About ${subject}`,
      });
    expect(await plain()).toEqual(["About catalogue"]);
    expect(JSON.stringify(await test.db.select().from(clientTexts))).not.toContain("About");
    const lines = await auditLines(test.db, eq(auditLog.action, "client.noted"));
    expect(lines.every(({ reason, subject }) => reason === `About ${subject}`)).toBe(true);
  });

  it("are moved out of audit lines of the last release; nothing else of a line can be changed (SAFE-11)", async () => {
    const { planId } = await rent(ANA);
    const id = await writtenBefore(`plan ${planId}`, "Called Ana Rivera");
    const other = await writtenBefore("catalogue", "New prices");
    await upkeep();
    expect(await plain()).toEqual(["New prices"]);
    expect(await auditLines(test.db, sql`${auditLog.id} in (${id}, ${other})`)).toMatchObject([
      { id, reason: "Called Ana Rivera", subject: `plan ${planId}`, actorId: STAFF },
      { id: other, reason: "New prices" },
    ]);
    const left = await writtenBefore(`plan ${planId}`, "Left");
    for (const change of [
      sql`reason = 'other'`,
      sql`reason = null`,
      sql`reason = null, text_id = (select id from client_texts limit 1), action = 'other'`,
    ])
      await expect(
        test.db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('malecon.moves_texts', 'on', true)`);
          await tx.execute(sql`update audit_log set ${change} where id = ${left}`);
        }),
      ).rejects.toThrow();
    await expect(test.db.execute(sql`update audit_log set reason = null where id = ${left}`)).rejects.toThrow();
  });

  it("of clients whose account the last release has closed are erased, and not stored again", async () => {
    const { planId, bookingId } = await rent(ANA);
    expect((await note(planId, "Called Ana Rivera")).statusCode).toBe(200);
    await writtenBefore(`booking ${bookingId}`, "No car for Ana");
    await test.db.update(bookings).set({ declineReason: "No car for Ana" });
    await test.db.update(clients).set({ closedAt: test.now() }).where(eq(clients.id, ANA));
    await upkeep();
    expect(await plain()).toEqual([]);
    expect((await auditLines(test.db, eq(auditLog.action, "plan.noted"))).map(({ reason }) => reason)).toEqual([
      "",
      "",
    ]);
    expect(await test.db.select().from(clientKeys)).toEqual([{ clientId: ANA, sealed: "" }]);
    expect((await test.db.select().from(clientTexts)).every(({ sealed }) => sealed === "")).toBe(true);
    const [booking] = await test.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(booking?.declineReason).toBe("");
    expect((await note(planId, "More of Ana")).json().ResultCode).toBe("support.accountClosed");
    await writeAudit(test.db, {
      at: test.now(),
      caller,
      action: "plan.bundled",
      subject: `plan ${planId}`,
      reason: "Of Ana",
    });
    expect(await auditLines(test.db, eq(auditLog.action, "plan.bundled"))).toMatchObject([{ reason: "" }]);
  });

  it("staff's texts about a client that cannot be opened are reported as such, and stop nothing of other clients (OPS-113)", async () => {
    const [of, others] = [await rent(ANA), await rent(LUIS)];
    await note(of.planId, "About Ana");
    await note(others.planId, "About Luis");
    await test.db.update(clientKeys).set({ sealed: "sealed:000000000000:AAAA" }).where(eq(clientKeys.clientId, ANA));
    await writtenBefore(`plan ${of.planId}`, "More about Ana");
    await writtenBefore(`plan ${others.planId}`, "More about Luis");
    await upkeep();
    expect(await plain()).toEqual(["More about Ana"]);
    const lines = await test.db.select().from(auditLog).where(eq(auditLog.action, "plan.noted")).orderBy(auditLog.id);
    expect([...(await reasonsOf(test.db, lines)).values()]).toEqual([
      { text: "", unreadable: true },
      { text: "About Luis", unreadable: false },
      { text: "More about Ana", unreadable: false },
      { text: "More about Luis", unreadable: false },
    ]);
    const page = await test.call({ url: `/api/support/plans/${of.planId}/en`, headers: test.as(STAFF, "staff") });
    expect(page.json().Data.Thread.Written).toMatchObject([
      { Message: "More about Ana", Unreadable: false },
      { Message: "", Unreadable: true },
    ]);
    expect((await note(of.planId, "Once more")).json()).toMatchObject({ ResultCode: "sealedUnreadable" });
  });
});
