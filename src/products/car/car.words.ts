import { Transmission } from "../../shared/enumerations";
import type { PageWords } from "../../shared/pageWords";
import { placeName } from "../../shared/placeName";
import type { ClassInZone } from "./class.schemas";

/**
 * Values for "Rent a manual economy car in Varadero" (message `car.class.title`): a class page's title and heading.
 * `place` says the zone's name.
 */
export function titleValues<Said>({ ClassName, TransmissionId, Zone }: ClassInZone, place: (name: string) => Said) {
  const gears = TransmissionId === Transmission.Automatic ? "automatic" : "manual";
  return { class: ClassName.slice(0, 3), gears, zone: place(Zone.Name) };
}

/** Title and description of the page of a car class in a zone. (WEB-23) */
export function classWords(found: ClassInZone): PageWords {
  const { FromPerDay, CurrencyCode, Seats, Bags, Companies, Zone } = found;
  const price = { money: FromPerDay, currency: CurrencyCode };
  const companies = Companies.map(({ Name }) => Name).join(", ");
  return {
    title: { id: "car.class.title", values: titleValues(found, placeName) },
    description: {
      id: "car.class.description",
      values: { price, seats: Seats, bags: Bags, zone: placeName(Zone.Name), companies },
    },
  };
}
