import { atOnce } from "../../../platform/server/atOnce";
import { officeText, placeText, text } from "../../../platform/server/http/texts";
import type { MailFacts } from "../../../platform/server/notify/email";
import { type About, type FactsIn, type MoneyLines, moneyItem } from "../../../platform/server/notify/notify";
import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { moneyText } from "../../../shared/moneyText";
import { instantText } from "../../../shared/written";
import { isOpen } from "../bookingStatus";
import { methodCharge } from "../checkout/checkout.context";
import { type CheckoutSnapshot, whenPaidOnline } from "../checkout/checkout.states";
import { planTotals } from "../plan.rules";
import type { BookedCar, BookedLodging, Booking } from "../plan.schemas";
import { stayPlace } from "../stayPlace";
import { bookingsOf, findBooking, proposalsOf } from "./bookings/bookings.repository";
import { carClassName } from "./carClassName";
import { ifReadable, readPlan } from "./checkout/readPlan";
import { totalText } from "./totalText";

type Row = readonly [label: string, value: string];

/**
 * The facts of an email about a plan or a booking: date, place and reference of each open booking, and their total. A
 * proposal comes before the booking that it would replace. If no booking is open: the plan's former ones; null if it
 * never had any. No names of people, as staff get these emails too. (MAIL-5)
 */
export const mailFacts =
  ({ moneyOf }: Parts) =>
  async (tx: Tx, about: About): Promise<FactsIn | null> => {
    const { planId, bookingId, template, at } = about;
    const isAboutMoney = aboutMoney.includes(template);
    const [shown, offer, money, plan] = await atOnce(
      bookingsToShow(tx, planId, bookingId),
      bookingId === null ? undefined : proposedFor(tx, planId, bookingId),
      isAboutMoney ? moneyOf(tx, planId, at) : null,
      isAboutMoney ? null : ifReadable(readPlan(tx, planId, at)),
    );
    const [first] = shown;
    if (!first) return null;
    if (offer) return (language) => proposalFacts(offer, first, language);
    const open = shown.filter(({ Status }) => isOpen(Status));
    const showsTotal = money === null && open.length === shown.length;
    const standing = showsTotal ? (plan ?? (await readPlan(tx, planId, at))) : null;
    return (language) => ({
      zone: (first.Car ?? first.Lodging)?.ZoneCode,
      items: shown.map((booking) => ({ title: titleOf(booking, language), rows: rowsOf(booking, language) })),
      money: money && moneyItem(money, language),
      total: standing && totalOfShown(open, bookingId === null, standing, language),
    });
  };

type Parts = {
  /** What was paid for a plan, and where it is; null where nothing was. */
  moneyOf: (tx: Tx, planId: number, at: Instant) => Promise<MoneyLines | null>;
};

/** The templates of money that goes back: their emails show where the plan's money is in place of its price. (MAIL-11) */
const aboutMoney: readonly string[] = [
  "disputeLost",
  "elsewhereFailed",
  "paidTooLate",
  "paidTwice",
  "paymentNotPayable",
  "paymentWithdrawn",
  "planUnpaid",
  "planUnsigned",
  "refundAttributed",
  "refundDeclined",
  "refundElsewhere",
  "refundReturned",
  "refundSent",
  "refundWasOwed",
  "transferOver",
];

/** The alternative that staff propose for a booking, while the client has not answered. */
async function proposedFor(tx: Tx, planId: number, bookingId: number): Promise<Booking | undefined> {
  return (await proposalsOf(tx, planId)).find(({ replacesId }) => replacesId === bookingId)?.offer;
}

/** A proposal comes first, with its total; the original booking is below it. */
function proposalFacts(offer: Booking, booked: Booking, language: Language): MailFacts {
  const { PayNow: payNow, PayInCuba: payInCuba, CurrencyCode: currency } = offer;
  const named = (id: string, { title, rows }: MailFacts["items"][number]) => ({
    title: text(language, id, { title }),
    rows,
  });
  return {
    zone: (offer.Car ?? offer.Lodging)?.ZoneCode,
    items: [
      named("mail.fact.proposed", { title: titleOf(offer, language), rows: serviceRows(offer, language) }),
      named("mail.fact.instead", { title: titleOf(booked, language), rows: rowsOf(booked, language) }),
    ],
    money: null,
    total: totalText(language, { payNow, payInCuba, currency, online: "later" }),
  };
}

/** The booking, or the plan's open ones; all of them if none is open. */
async function bookingsToShow(tx: Tx, planId: number, bookingId: number | null): Promise<Booking[]> {
  if (bookingId !== null) {
    const booking = await findBooking(tx, bookingId);
    return booking ? [booking] : [];
  }
  const all = await bookingsOf(tx, planId);
  const open = all.filter(({ Status }) => isOpen(Status));
  return open.length > 0 ? open : all;
}

/** For a plan the total includes the charge of the chosen method and names it, as its page does. (PLAN-8, MAIL-5) */
function totalOfShown(open: readonly Booking[], isPlan: boolean, snapshot: CheckoutSnapshot, language: Language) {
  const { PayNow, PayInCuba } = planTotals(open);
  const charge = isPlan ? methodCharge(snapshot.context) : 0;
  const online = whenPaidOnline(snapshot);
  const total = totalText(language, { payNow: PayNow + charge, payInCuba: PayInCuba, currency: "USD", online });
  if (charge === 0) return total;
  return `${total}. ${text(language, "checkout.totals.charge", { charge: moneyText(charge, language) })}`;
}

function titleOf({ Name, Car, Lodging }: Booking, language: Language): string {
  if (Car) return text(language, "mail.fact.car", { model: Name, class: carClassName(language, Car.ClassName) });
  if (!Lodging) return Name;
  const { Nights, Rooms, RoomClassCode, MealsPlanCode } = Lodging;
  return text(language, "mail.fact.stay", {
    hotel: Name,
    nights: Nights,
    rooms: Rooms.length,
    room: text(language, `lodging.roomClass.${RoomClassCode}`),
    meals: text(language, `lodging.mealsPlan.${MealsPlanCode}`),
  });
}

function rowsOf(booking: Booking, language: Language): Row[] {
  const { BookingId, TravelPlanId, SupplierReference, Status, DeclineReason } = booking;
  const say = (id: string, values = {}) => text(language, id, values);
  const known = SupplierReference === null ? "no" : "yes";
  const reference = { booking: BookingId, plan: TravelPlanId, known, supplier: SupplierReference ?? "" };
  return [
    ...serviceRows(booking, language),
    [say("mail.fact.reference"), say("mail.fact.referenceOf", reference)],
    ...(isOpen(Status) ? [] : [[say("mail.fact.status"), say(`plan.booking.status.${Status}`)] satisfies Row]),
    ...(DeclineReason ? [[say("mail.fact.reason"), DeclineReason] satisfies Row] : []),
  ];
}

function serviceRows(booking: Booking, language: Language): Row[] {
  const { Car, Lodging } = booking;
  if (Car) return rentalRows(booking, Car, language);
  return Lodging ? stayRows(booking, Lodging, language) : [];
}

function rentalRows({ StartsAt, EndsAt }: Booking, car: BookedCar, language: Language): Row[] {
  const at = (instant: number, office: string, zone: string) => {
    const named = officeText(language, office);
    return `${instantText(instant, language)}. ${office.includes(zone) ? named : `${named}, ${placeText(language, zone)}`}`;
  };
  return [
    [text(language, "plan.booking.pickUp"), at(StartsAt, car.PickUpOffice, car.PickUpZone)],
    [text(language, "plan.booking.dropOff"), at(EndsAt, car.DropOffOffice, car.DropOffZone)],
    ...(car.ExtraDrivers === 0 ? [] : [extraDriversRow(car.ExtraDrivers, language)]),
    ...(car.ChildSeats === 0 ? [] : [[text(language, "car.book.childSeats"), String(car.ChildSeats)] satisfies Row]),
  ];
}

/** How many drive beside the driver, and what they bring: they are named at the rental desk. (CAR-63) */
function extraDriversRow(count: number, language: Language): Row {
  const bring = text(language, "plan.booking.extraDrivers", { count });
  return [text(language, "car.book.extraDrivers"), `${count}. ${bring}`];
}

function stayRows({ StartsAt, EndsAt }: Booking, lodging: BookedLodging, language: Language): Row[] {
  return [
    [text(language, "plan.booking.checkIn"), instantText(StartsAt, language)],
    [text(language, "plan.booking.checkOut"), instantText(EndsAt, language)],
    [text(language, "mail.fact.place"), stayPlace(lodging, (name) => placeText(language, name))],
  ];
}
