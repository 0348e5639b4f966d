import { asc, eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { deskPath } from "../../../features/account/account.pages";
import { recipientOf } from "../../../features/account/server/account.repository";
import { clients } from "../../../features/account/server/account.tables";
import { addSystemNote } from "../../../features/notes/server/notes.repository";
import { notes } from "../../../features/notes/server/notes.tables";
import { pathsAfterPlan, planPath } from "../../../features/plan/plan.pages";
import { bookingReader } from "../../../features/plan/server/bookings/bookings.repository";
import { mailFacts } from "../../../features/plan/server/mailFacts";
import { bookings } from "../../../features/plan/server/plan.tables";
import { moneyOfPlan } from "../../../features/refunds/server/planSums";
import { products } from "../../../products/products.server";
import { pagePath } from "../../../shared/page";
import { outbox } from "../db/schema/operations";
import { type Notification, notifier } from "./notify";

let test: TestApp;
let planId: number;
let bookingId: number;
const { notify } = notifier({
  publicUrl: "https://malecon.example",
  desk: deskPath(),
  planPath: (plan) => planPath(plan ?? undefined),
  recipientOf,
  addNote: addSystemNote,
  factsOf: mailFacts({ moneyOf: moneyOfPlan, reader: bookingReader(products) }),
});
beforeAll(async () => {
  test = await startTestApp();
  ({ planId, bookingId } = await storeRental(test.db, { clientId: 1, at: test.now(), startsAt: test.now() + 1e9 }));
});
afterAll(() => test.close());

/** The message precedes the values that it uses. */
const someArrived = { arrivedMessage: "money.arrived", arrived: "yes", heldAmount: 5_000 } as const;

const tell = (change: Partial<Notification> = {}) =>
  test.db.transaction((tx) =>
    notify(tx, {
      clientId: 1,
      planId,
      key: "plan-pay-by",
      template: "payBy",
      values: { planId, amount: 123_450, deadlineAt: Date.UTC(2026, 11, 3, 19, 5), ...someArrived },
      at: test.now(),
      ...change,
    }),
  );
const stored = async (key: string) => {
  const [mails, inbox] = await Promise.all([
    test.db.select().from(outbox).where(eq(outbox.key, key)),
    test.db.select().from(notes).where(eq(notes.key, key)).orderBy(asc(notes.id)),
  ]);
  return { mails, inbox };
};

describe("the notifications of a client", () => {
  it("is an email and a note, with instants in Havana time and amounts as money (MAIL-1)", async () => {
    await tell();
    const { mails, inbox } = await stored("plan-pay-by");
    expect(mails).toMatchObject([{ recipient: "tourist@example.com", language: "en", clientId: 1, planId }]);
    expect(mails[0]?.text).toContain("$1,234.50");
    expect(mails[0]?.text).toMatch(/December 3.*14:05/);
    expect(mails[0]?.text).toMatch(/^Hello Ana,/);
    expect(mails[0]?.text).toContain("https://malecon.example/shopping-cart");
    expect(inbox).toMatchObject([
      { clientId: 1, subject: mails[0]?.subject, isSent: false, isRead: false, siteId: 11 },
    ]);
    expect(inbox[0]?.message).toContain("$1,234.50");
    expect(inbox[0]?.message).not.toContain("Hello");
  });

  it("is sent once under one key (MAIL-2)", async () => {
    await tell();
    const { mails, inbox } = await stored("plan-pay-by");
    expect([mails.length, inbox.length]).toEqual([1, 1]);
  });

  it("is in the client's language, not the caller's (MAIL-1)", async () => {
    await test.db.update(clients).set({ language: "es" }).where(eq(clients.id, 2));
    await tell({ clientId: 2, key: "spanish" });
    const { mails } = await stored("spanish");
    expect(mails[0]?.text).toMatch(/^Hola, James:/);
    expect(mails[0]?.text).toMatch(/3 de diciembre.*14:05/);
    expect(mails[0]?.html).toContain('<html lang="es">');
  });

  it("about one booking has the same facts in note and email: which booking it is, and why it was declined (MAIL-1)", async () => {
    const declined = { status: "declined", declineReason: "No car of this class is left" } as const;
    await test.db.update(bookings).set(declined).where(eq(bookings.id, bookingId));
    await tell({ key: "declined", template: "bookingDeclined", values: { planId, bookingId } });
    const { mails, inbox } = await stored("declined");
    const facts = mails[0]?.text.split("\n\n").find((paragraph) => paragraph.includes("Pick-up: "));
    expect(facts).toMatch(/ {2}Supplier’s reason: No car of this class is left$/);
    expect(inbox[0]?.message).toContain(facts);
    expect(inbox[0]?.message).not.toContain("Hello");
  });

  it("of a plan leaves out changes that still wait for their supplier (MAIL-5, PLAN-40)", async () => {
    const rental = { clientId: 1, at: test.now(), startsAt: test.now() + 2e9 };
    const own = await storeRental(test.db, rental);
    const change = await storeRental(test.db, { ...rental, planId: own.planId, replaces: own.bookingId });
    await tell({ key: "with a change", template: "vouchersReady", planId: own.planId, values: { planId: own.planId } });
    const { mails } = await stored("with a change");
    expect(mails[0]?.subject).not.toContain("more");
    expect(mails[0]?.text).toContain(`Booking ${own.bookingId} of plan`);
    expect(mails[0]?.text).not.toContain(`Booking ${change.bookingId} of plan`);
  });

  it("formats a value that is a message with the other values (REFUND-17)", async () => {
    await tell({ key: "arrived" });
    const { mails } = await stored("arrived");
    expect(mails[0]?.text).toContain("We have received $50.00 of it.");
  });

  it("links staff to the back office, and names the reason (DESK-22)", async () => {
    await tell({ clientId: 3, key: "staff" });
    const { mails, inbox } = await stored("staff");
    expect(inbox).toMatchObject([{ actionPath: "/support" }]);
    expect(mails[0]?.text).toContain("Open the back office: https://malecon.example/support");
    expect(mails[0]?.text).toContain("you work in Malecón’s back office");
  });

  it("has one button, which leads to the next action, in the email and in the note (MAIL-5, NOTE-8)", async () => {
    await tell({
      key: "sign",
      template: "signReminder",
      path: pagePath(pathsAfterPlan.sign),
      values: { planId, hours: 3, deadlineAt: 0 },
    });
    const { mails, inbox } = await stored("sign");
    expect(inbox).toMatchObject([{ actionLabel: "Sign the receipt", actionPath: "/e_sign" }]);
    expect(mails[0]?.text).toContain("Sign the receipt: https://malecon.example/e_sign");
    expect(mails[0]?.html?.match(/<a /g)).toHaveLength(1);
  });

  it("has no button in the note if it concerns neither a plan nor a page of its own (NOTE-8)", async () => {
    await tell({ key: "nowhere", planId: null });
    const { inbox } = await stored("nowhere");
    expect(inbox).toMatchObject([{ actionLabel: null, actionPath: null }]);
  });

  it("is queued with the transaction or not at all", async () => {
    const undone = test.db.transaction(async (tx) => {
      const values = { planId, amount: 1, deadlineAt: test.now(), ...someArrived };
      await notify(tx, { clientId: 1, planId, key: "undone", template: "payBy", values, at: test.now() });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await stored("undone")).toEqual({ mails: [], inbox: [] });
  });

  it("escapes a client's name in the email's markup", async () => {
    await test.db.update(clients).set({ firstName: '<img src="x">' }).where(eq(clients.id, 1));
    await tell({ key: "markup" });
    const { mails } = await stored("markup");
    expect(mails[0]?.html).toContain("&lt;img src=&quot;x&quot;&gt;");
    expect(mails[0]?.html).not.toContain('<img src="x"');
  });
});
