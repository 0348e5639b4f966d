import {
  added,
  attempt,
  begin,
  booking,
  checked,
  paid,
  payable,
  starts,
  ticked,
  tooYoung,
  unsigned,
} from "../../../../test/checkoutStory";
import { traceOf } from "./chart.trace";

const ids = (trace: ReturnType<typeof traceOf>) => trace.transitions.map(({ id }) => id);

describe("the transitions of an event", () => {
  it("begin with the event's own one, followed by the chart's automatic ones", () => {
    const story = begin().and(added(0)).and(checked(0));
    expect(ids(traceOf(story.snapshot, booking("booking.confirmed", 1)))).toEqual([
      "confirming -booking.confirmed[awaitsAnswer]-> confirming",
      "confirming -always[allConfirmed]-> verifyingDocuments",
      "verifyingDocuments -always[checksPass]-> paying",
    ]);
  });

  it("are none if the event is refused, and the guard that refused it is reported", () => {
    const { transitions, outcomes } = traceOf(payable().snapshot, starts("payment.started", 2, { amount: 1 }));
    expect(transitions).toEqual([]);
    expect(outcomes).toEqual([
      { transition: "paying.choosing -payment.started[mayPay]-> paying.processing", guard: "mayPay", passed: false },
    ]);
  });

  it("are those of the outer state if the inner one does not handle the event", () => {
    const story = payable().and(starts("payment.started", 2));
    expect(ids(traceOf(story.snapshot, paid("payment.captured", 2)))).toEqual([
      "paying -payment.captured[capturedInFull]-> signing",
    ]);
  });

  it("include the event's second branch if the guard of the first one refuses", () => {
    const story = payable().and(starts("transfer.ordered", 2));
    expect(ids(traceOf(story.snapshot, paid("transfer.received", 3, 1)))).toEqual([
      "paying.awaitingTransfer -transfer.received[attemptKnown]-> paying.awaitingTransfer",
    ]);
  });

  it("include automatic ones after an event that only changes facts", () => {
    expect(ids(traceOf(payable().snapshot, checked(2, tooYoung)))).toEqual([
      "paying -documents.checked-> paying",
      "paying.choosing -always[checksFail]-> verifyingDocuments",
    ]);
    expect(ids(traceOf(unsigned().snapshot, ticked(26)))).toEqual([
      "signing -clock.ticked-> signing",
      "signing -always[signWindowOver]-> cancelled",
    ]);
  });

  it("end in the state that the machine ends in", () => {
    const declined = payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 2));
    expect(traceOf(declined.snapshot, starts("link.created", 3)).transitions.at(-1)?.to).toBe("paying.awaitingLink");
  });
});
