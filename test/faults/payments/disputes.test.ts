import { sql } from "drizzle-orm";
import { HOUR } from "../../../src/shared/instant";
import { Killed } from "../../apiProcess";
import { codeOf, rows } from "../world";
import { books, dispute, disputeOf, mailsOf, never, paid, refundOf, tellDispute, toDesk, toldClient } from "./disputed";
import { AMOUNT, api, audited, given, openLinkWorld, payment, reconcile, standIn, stateOf, take, world } from "./links";

openLinkWorld();

describe("a dispute", () => {
  it("a dispute, which has no ids of ours, is notified to staff and client once, with its deadline, and does not change the plan's state (PAY-30)", async () => {
    const { planId, id, linkId } = await paid();
    const before = await audited("payment.disputed");
    const opened = dispute(linkId);
    await tellDispute(opened);
    await tellDispute(opened);
    expect([await toDesk(planId, "disputed"), await audited("payment.disputed")]).toEqual([1, before + 1]);
    expect(await toldClient(planId)).toEqual(["disputeOpened"]);
    expect(await disputeOf(id)).toMatchObject({ status: "open", amount: AMOUNT, closed_at: null });
    expect(Number((await disputeOf(id))?.due_by)).toBe(opened.dueBy);
    expect(await stateOf(planId)).toBe("signing");
    expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT });
  });

  it("no refund is sent while a dispute waits; waiting ones are sent once it is won, whatever the order of the messages (PAY-31)", async () => {
    const { planId, id, linkId } = await paid();
    const opened = dispute(linkId);
    await tellDispute(opened);
    world.clock.at += 25 * HOUR;
    await api.sweep();
    expect(await stateOf(planId)).toBe("cancelled");
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1, failure_code: "disputed" });
    const won = standIn.core.decide(linkId, "won") ?? never();
    await tellDispute(won);
    await tellDispute(opened);
    await reconcile();
    expect(await disputeOf(id)).toMatchObject({ status: "won" });
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect(await toldClient(planId)).toEqual(["disputeOpened", "disputeWon"]);
    expect(await books()).toEqual([]);
  });

  it("the signature is not requested while a dispute blocks it, and no message promises money that waits for the bank (PAY-30, PAY-31)", async () => {
    const { planId, linkId } = await paid();
    await tellDispute(dispute(linkId));
    world.clock.at += 22 * HOUR;
    await api.sweep();
    expect(await mailsOf(planId, "-sign-3")).toEqual([]);
    world.clock.at += 3 * HOUR;
    await api.sweep();
    const [unsigned] = await mailsOf(planId, "-unsigned");
    expect(unsigned).toContain("waits until the bank has decided about the disputed payment");
    expect(unsigned).not.toContain("goes back to the card");
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const [won] = await mailsOf(planId, "-disputeWon");
    expect(won).toContain("Refunds that were waiting are sent.");
    expect(won).not.toContain("vouchers are valid");
  });

  it("after a dispute that ends in time the signature is requested, with reminders (PAY-30)", async () => {
    const { planId, linkId } = await paid();
    await tellDispute(dispute(linkId));
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const [won] = await mailsOf(planId, "-disputeWon");
    expect(won).toContain("Please sign its receipt by");
    world.clock.at += 22 * HOUR;
    await api.sweep();
    expect(await mailsOf(planId, "-sign-3")).toHaveLength(1);
  });

  it("a client is not told that all is settled if another dispute is open (PAY-30)", async () => {
    const { planId, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute({ ...opened, id: `dp_other_${planId}` });
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const mail = sql`select text from outbox where plan_id = ${planId} and key like '%-disputeWon'`;
    expect(String((await rows(world.db, mail))[0]?.text)).toContain("Another dispute about your plan is still open");
    await tellDispute({ ...opened, id: `dp_other_${planId}`, status: "won" });
    expect(String((await rows(world.db, sql`${mail} order by id desc`))[0]?.text)).toContain("Please sign");
  });

  it("another dispute still blocks the refund after the plan has ended (PAY-31)", async () => {
    const { planId, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute({ ...opened, id: `dp_other_${planId}` });
    world.clock.at += 25 * HOUR;
    await api.sweep();
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const [first] = await mailsOf(planId, "-disputeWon");
    expect(first).toContain("until it is decided, nothing of it is refunded.");
    expect(first).not.toMatch(/are sent|vouchers/);
    await tellDispute({ ...opened, id: `dp_other_${planId}`, status: "won" });
    expect((await mailsOf(planId, "-disputeWon")).at(-1)).toContain("Refunds that were waiting are sent.");
  });

  it("messages say that money waits while another dispute of the payment is open, even after a lost one (PAY-31)", async () => {
    const { planId, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute({ ...opened, id: `dp_other_${planId}` });
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    world.clock.at += 25 * HOUR;
    await api.sweep();
    const [unsigned] = await mailsOf(planId, "-unsigned");
    expect(unsigned).toContain("waits until the bank has decided about the disputed payment");
    expect(unsigned).not.toContain("goes back to the card");
  });

  it("a dispute survives the death of a process, and is notified once", async () => {
    const { planId, linkId } = await paid();
    await standIn.webhooks.disputed(dispute(linkId));
    const [webhook] = given.sent;
    if (webhook) expect(await codeOf(take(webhook, world.start("webhook.applying")))).toBeInstanceOf(Killed);
    expect(await toDesk(planId, "disputed")).toBe(0);
    await reconcile();
    expect(await toDesk(planId, "disputed")).toBe(1);
  });
});
