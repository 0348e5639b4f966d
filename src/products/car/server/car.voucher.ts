import type { Booking } from "../../../features/plan/plan.schemas";
import { Transmission } from "../../../shared/enumerations";
import type { BothFact, ServicePlace, VoucherKnown, VoucherText, VoucherWords } from "../../product.server";
import { bookedCar } from "../bookedCar";
import type { BookedCar } from "../bookedCar.schemas";
import { carClassName } from "./carClassName";

/** The voucher's text about a rental. (PAPER-6, CAR-67) */
export function carVoucher(booking: Booking, words: VoucherWords, known: VoucherKnown): VoucherText | null {
  const car = bookedCar(booking);
  if (!car) return null;
  const { label } = words;
  const deposit = booking.Deposit > 0 ? "yes" : "no";
  return {
    holder: car.DriverName,
    service: (language) => carClassName(language, car.ClassName),
    facts: carFacts(words, booking, car, known.plate),
    guests: [],
    notes: [
      label("meet", { supplier: booking.SupplierName }),
      label("nobody", { call: calledFirst(known.place) }),
      label("included"),
      label("guarantee"),
      label("bring", { drivers: car.ExtraDrivers, deposit }),
    ],
  };
}

/** Whom to call first if nobody is at the desk, as far as the numbers are known; the seller is called last. (PAPER-6) */
function calledFirst(office: ServicePlace | null): "breakdown" | "desk" | "seller" {
  if (office?.EmergencyPhone) return "breakdown";
  return office?.Phone ? "desk" : "seller";
}

/** The rental on the voucher. The model is named "or similar": only the class is guaranteed. (CAR-10) */
function carFacts(words: VoucherWords, booking: Booking, car: BookedCar, plate: string | null): BothFact[] {
  const { label } = words;
  const classes = words.inEachLanguage((language) => carClassName(language, car.ClassName));
  const named = car.ExtraDriverNames ?? [];
  const models = label("orSimilar").map((similar, place) => `${car.ModelName} ${similar}, ${classes[place] ?? ""}`);
  return [
    // Two columns: each moment is beside what belongs to its office.
    [label("pickUp"), words.moment(booking.StartsAt)],
    [label("officeHours"), words.opening(car.PickUpHours)],
    [label("dropOff"), words.moment(booking.EndsAt)],
    [label("dropOffOffice"), [`${car.DropOffOffice}, ${car.DropOffZone}`]],
    [label("car"), models],
    ...(plate === null ? [] : [[label("plate"), [plate]] satisfies BothFact]),
    [label("driver"), [car.DriverName]],
    ...(named.length === 0
      ? []
      : [[label("extraDrivers", { count: named.length }), [named.join(", ")]] satisfies BothFact]),
    [label("transmission"), label(car.TransmissionId === Transmission.Automatic ? "automatic" : "manual")],
    [label("extras"), label("extrasOf", { drivers: car.ExtraDrivers, seats: car.ChildSeats })],
    ...(car.FlightNumber === null ? [] : [[label("flight"), [car.FlightNumber]] satisfies BothFact]),
  ];
}
