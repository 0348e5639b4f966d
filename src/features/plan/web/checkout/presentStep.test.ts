import {
  added,
  at,
  BEGINNING,
  begin,
  booking,
  changed,
  checked,
  PRICE,
  passed,
  signed,
  starts,
  ticked,
  tooYoung,
  unreviewed,
} from "../../../../../test/checkoutStory";
import type { Refusal, RefusalCode } from "../../../../shared/refusals";
import type { DocumentChecks } from "../../checkout/checkout.checks";
import { checkoutSteps } from "../../checkout/checkout.states";
import { begunDocuments, presentStep, stepStatus } from "./presentStep";

const requested = begin().and(added(0)).and(checked(0));
const choosing = requested.and(booking("booking.confirmed", 1));
const processing = choosing.and(starts("payment.started", 2));
const attemptId = processing.snapshot.context.attempt?.id ?? "";
const paid = processing.and({ type: "payment.captured", at: at(3), attemptId, amount: 29_100 });

const toSignAnew = paid
  .and(signed(4))
  .and(changed(5, 2, 1, { amount: 20_000 }))
  .and(booking("booking.confirmed", 6, 2));

const dearer = paid
  .and(signed(4))
  .and(changed(5, 2, 1, { amount: 40_000 }))
  .and(booking("booking.confirmed", 6, 2));

const refused = (code: RefusalCode): Refusal => ({ code, facts: {} });
const gaps = { ...passed, profile: refused("profileIncomplete") };
const noPhone: Refusal = { code: "profileIncomplete", facts: { missing: "phone" } };
const confirmedWith = (checks: DocumentChecks) =>
  begin().and(added(0)).and(checked(0, checks)).and(booking("booking.confirmed", 1));

describe("the present step", () => {
  test("of a change that waits for its difference states that amount and leads to its payment (PLAN-44)", () => {
    const present = presentStep(dearer.snapshot, BEGINNING);
    expect([present?.due, present?.action?.to]).toEqual([40_000 - PRICE, "/payment/2?plan=1"]);
  });

  test.each([
    ["collecting", "search", begin()],
    ["lost", undefined, requested.and(booking("booking.declined", 1))],
    ["confirming", undefined, requested],
    ["confirmingWithGaps", "profile", begin().and(added(0)).and(checked(0, gaps))],
    ["documents", "documents", confirmedWith({ ...passed, documents: refused("passportMissing") })],
    ["profile", "profile", confirmedWith(gaps)],
    ["phone", "profile", confirmedWith({ ...passed, profile: noPhone })],
    ["documentsUnfit", "correct", confirmedWith(tooYoung)],
    ["documentsUnfit", undefined, confirmedWith({ ...passed, documents: refused("driverRejected") })],
    ["documentsInReview", undefined, begin().and(added(0)).and(booking("booking.confirmed", 1)).and(unreviewed(1))],
    ["documentsStillInReview", "write", confirmedWith({ ...passed, documents: refused("driverInReview") })],
    ["choosing", "pay", choosing],
    ["processing", "seePayment", processing],
    ["declined", "payAgain", processing.and({ type: "payment.declined", at: at(3), attemptId })],
    ["transferOrdered", "seePayment", choosing.and(starts("transfer.ordered", 2))],
    ["link", "seePayment", choosing.and(starts("link.created", 2))],
    ["signing", "sign", paid],
    ["printing", "printOne", paid.and(signed(4))],
    ["signingAnew", "sign", toSignAnew],
    ["changeToPay", "payMore", dearer],
  ])("is shown as %s with the one action %s", (name, action, story) => {
    const present = presentStep(story.snapshot, BEGINNING);
    expect(present?.name).toBe(name);
    expect(present?.action?.label).toBe(action);
  });

  test("the present step of a short transfer shows that the rest is missing (DESK-52)", () => {
    const ordered = choosing.and(starts("transfer.ordered", 2));
    const short = ordered.and({ type: "transfer.received", at: at(3), attemptId, amount: 1_000 });
    expect(presentStep(short.snapshot, at(3))).toMatchObject({
      name: "transferShort",
      action: { label: "seePayment" },
    });
  });

  test("asks for the phone itself where the profile lacks nothing else, and never beside a proposal (ACC-25)", () => {
    const asks = (profile: Refusal, proposals = 0) =>
      presentStep(
        begin()
          .and(added(0))
          .and(checked(0, { ...passed, profile })).snapshot,
        BEGINNING,
        proposals,
      )?.asksPhone;
    const more: Refusal = { code: "profileIncomplete", facts: { missing: "birthDatePhone" } };
    expect([asks(noPhone), asks(more), asks(noPhone, 1)]).toEqual([true, false, false]);
    const first = { ...passed, profile: noPhone, documents: refused("passportMissing") };
    expect(presentStep(confirmedWith(gaps).snapshot, BEGINNING)?.asksPhone).toBe(false);
    const later = presentStep(confirmedWith(first).snapshot, BEGINNING);
    expect([later?.action?.label, later?.asksPhone]).toEqual(["documents", false]);
    const only = confirmedWith({ ...passed, profile: noPhone }).snapshot;
    expect(presentStep(only, BEGINNING)?.reasons).toEqual([]);
  });

  test("asks for a missing passport first, and for nothing that it gives (ACC-18)", () => {
    const stepLacking = (missing: string) =>
      presentStep(
        confirmedWith({
          ...passed,
          profile: { code: "profileIncomplete", facts: { missing } },
          documents: refused("passportMissing"),
        }).snapshot,
        BEGINNING,
      );
    const all = stepLacking("birthDateCountryPhone");
    expect([all?.name, all?.action?.label]).toEqual(["documents", "documents"]);
    expect(all?.reasons).toEqual([noPhone, refused("passportMissing")]);
    expect(stepLacking("birthDateCountry")?.reasons).toEqual([refused("passportMissing")]);
    expect(stepLacking("namesCountry")?.reasons[0]?.facts).toEqual({ missing: "names" });
    expect(stepLacking("letters")?.reasons[0]?.facts).toEqual({ missing: "letters" });
  });

  test("is missing for a cancelled plan", () => {
    expect(presentStep(choosing.and(ticked(60)).snapshot, at(60))).toBeNull();
  });
});

test("a profile that the current step asks for links back to the plan (ACC-17)", () => {
  const asking = [begin().and(added(0)).and(checked(0, gaps)), confirmedWith(gaps)];
  for (const { snapshot } of asking) {
    expect(presentStep(snapshot, BEGINNING)?.action?.to).toBe("/profile?returnUrl=%2Fshopping-cart%3Fplan%3D1");
  }
});

test("reasons that block the documents step are shown at that step only", () => {
  expect(presentStep(confirmedWith(tooYoung).snapshot, BEGINNING)?.reasons).toEqual([tooYoung.licenceAge]);
  expect(presentStep(requested.snapshot, BEGINNING)?.reasons).toEqual([]);
});

test("while a proposal waits, a client is asked only to answer it", () => {
  expect(presentStep(requested.snapshot, BEGINNING, 1)).toMatchObject({ name: "answering", action: null });
  expect(presentStep(choosing.snapshot, BEGINNING, 1)?.name).toBe("choosing");
});

describe("the documents step while a payment is under way", () => {
  const ordered = choosing.and(starts("transfer.ordered", 2));
  const links = choosing.and(starts("link.created", 2));
  const profile = refused("profileIncomplete");

  test.each([
    ["changed", "no longer pass", tooYoung],
    ["changed", "were rejected", { ...passed, documents: refused("documentsRejected") }],
    ["inReview", "wait for staff", { ...passed, documents: refused("documentsInReview") }],
    ["inReview", "of another driver wait for staff", { ...passed, documents: refused("driverInReview") }],
    ["changed", "no longer pass, others wait for staff", { ...tooYoung, documents: refused("driverInReview") }],
    ["profile", "pass, without the profile", { ...passed, profile }],
  ] as const)("is not done but %s where the documents %s", (begun, _, checks) => {
    for (const { snapshot } of [processing, ordered, links].map((story) => story.and(checked(3, checks)))) {
      expect(stepStatus("documents", snapshot)).toBe("todo");
      expect(begunDocuments(snapshot)).toBe(begun);
    }
  });

  test("is done if they pass", () => {
    expect(stepStatus("documents", ordered.snapshot)).toBe("done");
    expect(begunDocuments(ordered.snapshot)).toBeNull();
  });
});

test("the documents step of a paid plan is done, whatever the result of later checks", () => {
  const unfit = processing.and(checked(2.5, tooYoung)).and({
    type: "payment.captured",
    at: at(3),
    attemptId,
    amount: 29_100,
  });
  const signing = unfit.and(checked(3.5, { ...passed, documents: refused("documentsInReview") }));
  const printing = unfit.and(signed(4));
  const completed = printing.and(ticked(60 * 24));
  expect([unfit, signing, printing, completed].map(({ state }) => state)).toEqual([
    "signing",
    "signing",
    "printing",
    "completed",
  ]);
  for (const { snapshot } of [unfit, signing, printing, completed]) {
    expect(stepStatus("documents", snapshot)).toBe("done");
    expect(begunDocuments(snapshot)).toBeNull();
  }
});

test("the documents step of a paid plan is unknown until it is known whether they are still in order, and no other step is (DOC-14)", () => {
  const statuses = checkoutSteps.map((step) => stepStatus(step, paid.snapshot, "unknown"));
  expect(statuses).toEqual(["done", "unknown", "done", "current", "todo"]);
  expect(begunDocuments(paid.snapshot, "unknown")).toBeNull();
});

test("a signed plan that is to be signed again is back at that step: it is not done, nor are the vouchers next (PLAN-43)", () => {
  const statuses = ({ snapshot }: typeof paid) => checkoutSteps.map((step) => stepStatus(step, snapshot));
  expect(statuses(toSignAnew)).toEqual(["done", "done", "done", "current", "todo"]);
  expect(presentStep(toSignAnew.snapshot, BEGINNING)?.step).toBe("sign");
  expect(statuses(toSignAnew.and(signed(7)))).toEqual(["done", "done", "done", "done", "current"]);
});
