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
import { takenBy } from "./chart.taken";

const ids = (taken: ReturnType<typeof takenBy>) => taken.transitions.map(({ id }) => id);

describe("the transitions of an event", () => {
  it("is its own transition, then the chart's automatic ones", () => {
    const story = begin().and(added(0)).and(checked(0));
    expect(ids(takenBy(story.snapshot, booking("booking.confirmed", 1)))).toEqual([
      "confirming -booking.confirmed[awaitsAnswer]-> confirming",
      "confirming -always[allConfirmed]-> verifyingDocuments",
      "verifyingDocuments -always[checksPass]-> paying",
    ]);
  });

  it("is nothing when the event is refused, and the guard that refused it has been asked", () => {
    const { transitions, outcomes } = takenBy(payable().snapshot, starts("payment.started", 2, { amount: 1 }));
    expect(transitions).toEqual([]);
    expect(outcomes).toEqual([
      { transition: "paying.choosing -payment.started[mayPay]-> paying.processing", guard: "mayPay", passed: false },
    ]);
  });

  it("is found in the outer state where the inner one does not know the event", () => {
    const story = payable().and(starts("payment.started", 2));
    expect(ids(takenBy(story.snapshot, paid("payment.captured", 2)))).toEqual([
      "paying -payment.captured[capturedInFull]-> signing",
    ]);
  });

  it("takes its second branch when the first one's guard refuses", () => {
    const story = payable().and(starts("transfer.ordered", 2));
    expect(ids(takenBy(story.snapshot, paid("transfer.received", 3, 1)))).toEqual([
      "paying.awaitingTransfer -transfer.received[attemptKnown]-> paying.awaitingTransfer",
    ]);
  });

  it("has automatic transitions after an event that changes facts alone", () => {
    expect(ids(takenBy(payable().snapshot, checked(2, tooYoung)))).toEqual([
      "paying -documents.checked-> paying",
      "paying.choosing -always[checksFail]-> verifyingDocuments",
    ]);
    expect(ids(takenBy(unsigned().snapshot, ticked(26)))).toEqual([
      "signing -clock.ticked-> signing",
      "signing -always[signWindowOver]-> cancelled",
    ]);
  });

  it("ends in the state that the machine ends in", () => {
    const declined = payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 2));
    expect(takenBy(declined.snapshot, starts("link.created", 3)).transitions.at(-1)?.to).toBe("paying.awaitingLink");
  });
});
