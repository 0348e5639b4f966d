import { placeholdersOf } from "../messages/placeholders.mjs";

export const at = Date.UTC(2026, 11, 3, 19, 5);
export const planId = 1001;
export const bookingId = 812;

/** Example values for templates. */
export const examples = {
  planId,
  bookingId,
  changeId: bookingId + 1,
  bookings: `${bookingId}, ${bookingId + 1}`,
  days: 7,
  hours: 6,
  minutes: 10,
  name: "Ana",
  reference: "MLC-1001-7F3A",
  shop: "Malecón",
  subject: "Child seat",
  amount: 55_195,
  missingAmount: 4_000,
  heldAmount: 55_195,
  toMethodAmount: 40_195,
  toLotsAmount: 15_000,
  newLotAmount: 40_195,
  bookedAmount: 60_000,
  paidAmount: 55_195,
  fundAmount: 15_000,
  restAmount: 40_195,
  waitsAmount: 0,
  goesBackAmount: 0,
  sentAmount: 0,
  toFundAmount: 0,
  charged: "yes",
  fund: "yes",
  waits: "no",
  goesBack: "no",
  gone: "no",
  sent: "no",
  toFund: "no",
  kept: "yes",
  arrived: "yes",
  lots: "yes",
  kind: "passport",
  what: "nameDiffers",
  means: "card",
  came: "card",
  state: "given",
  at,
  deadlineAt: at,
  expiresAt: at,
  expiresOn: "2028-12-03",
  lastDay: "2028-12-03",
  shortCode: "417 902",
  code: "417902",
  password: "tmp-7kqe-mx2d-94tw",
  reason: "The photo is too dark to be read.",
  note: "The hotel is full that week.",
  named: "Kia Rio in Varadero",
  service: "Kia Rio",
  startsAt: at,
  endsAt: at + 3 * 86_400_000,
  booked: "Kia Rio",
  offered: "Hyundai Accent",
  car: "Hyundai Accent",
  names: "Cubacar",
  supplier: "Cubacar",
  wayMessage: "money.way",
  arrivedMessage: "money.arrived",
  arrivesMessage: "money.arrives",
  receivedMessage: "money.received",
  backMessage: "money.back",
  endingMessage: "money.ending",
  bookedRoomMessage: "lodging.roomClass.Standard",
  bookedMealsMessage: "lodging.mealsPlan.CP",
  roomMessage: "lodging.roomClass.Superior",
  mealsMessage: "lodging.mealsPlan.MAP",
  roleMessage: "staff.role.desk",
  reasonMessage: "refusal.passportMissing",
  passkey: "MacBook",
  notYouMessage: "mail.factor.notYou.client",
  lotsMessage: "money.lots",
  valid: "yes",
  validAmount: 15_000,
  renewed: "no",
  renewedAmount: 0,
  renewedOn: "2028-12-03",
  lost: "no",
  lostAmount: 0,
  lostOn: "2026-11-03",
  address: "ana.rivera@example.com",
  who: "Lucía Peña",
  whoMessage: "mail.ownersTold.staff",
  actMessage: "mail.ownersTold.act.refund.byHand",
  moneyAmount: 40_195,
  booking: bookingId,
  doneAt: at,
  guessedAt: at,
};
/**
 * Values for the subject and text of a template, and for its nested phrases (`…Message`). A select without an example
 * gets its first choice, a number 2. Throws if another placeholder has no example.
 */
export function valuesOf(template, messages) {
  const values = { ...examples };
  const ids = [`mail.${template}.subject`, `mail.${template}.text`];
  const seen = new Set();
  for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const line of placeholdersOf(messages[id])) {
      const [, name, kind, choice] = /^(\w+) \((\w+)(?:: (\w+))?/.exec(line) ?? [];
      if (name === undefined || kind === "tag") continue;
      values[name] ??= choice ?? (kind === "plural" || kind === "number" ? 2 : undefined);
      if (values[name] === undefined)
        throw new Error(`{${name}} in ${id} needs an example in scripts/draw/mailExamples.mjs`);
      if (name.endsWith("Message")) ids.push(values[name]);
    }
  }
  return values;
}
