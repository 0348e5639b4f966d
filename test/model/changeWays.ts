import { papersContract } from "../../src/features/papers/papers.contract";
import { CONSENT_VERSION } from "../../src/features/papers/receipt.schemas";
import { planContract } from "../../src/features/plan/plan.contract";
import { changeCar, DAYS } from "./bookCar";
import { acceptsHolder, acceptsHolderTooLate, asksProvider, cards, pays } from "./cardWays";
import type { changeMoves } from "./changeMoves";
import type { Asked, Way } from "./people";

const asksFor =
  (days: number): Way =>
  (people, { event }) => {
    const replaces = event?.type === "booking.added" ? event.booking.replaces : undefined;
    return changeCar(people, replaces ?? 0, days);
  };

const bookingOf = ({ event }: Asked): number => (event && "bookingId" in event ? event.bookingId : 0);

/** The client signs the receipt. */
export const signs: Way = ({ call }, { planId }) => {
  const signature = {
    SignerName: "Ana Rivera Soto",
    Consent: true,
    ConsentVersion: CONSENT_VERSION,
    Drawing: null,
  } as const;
  return call(papersContract.signReceipt, { planId }, signature);
};

/** The calls that change a booking of a paid plan, and pay its difference. */
export const changeWays: Record<keyof typeof changeMoves, Way> = {
  "client asks for a dearer change": asksFor(DAYS + 1),
  "client asks for a cheaper change": asksFor(DAYS - 1),
  "client asks for a change while one waits": asksFor(DAYS + 1),
  "client withdraws the change": ({ call }, asked) => call(planContract.cancelBooking, { id: bookingOf(asked) }),
  "client removes the change": ({ call }, asked) => call(planContract.deleteBooking, { id: bookingOf(asked) }),
  "client pays the difference": pays(cards.approved),
  "client pays the difference, declined": pays(cards.declined),
  "client pays the difference, silence then yes": pays(cards.silentThenYes),
  "client pays the difference, silence then no": pays(cards.silentThenNo),
  "client pays the difference under another name": pays(null, "PEDRO GOMEZ"),
  "client pays the difference without the terms": pays(null),
  "client pays another difference": pays(null),
  "client pays the difference while it is being paid": pays(null),
  "provider answers about the difference": asksProvider,
  "desk accepts the holder of the difference": acceptsHolder,
  "desk accepts a holder when nothing is due": acceptsHolderTooLate,
  "client signs anew": signs,
};
