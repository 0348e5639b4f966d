import { addDays, type HavanaDate } from "../../shared/havana";
import { scale } from "../../shared/money";
import type { PriceLine } from "../../shared/schemas";
import type { CarCatalogue, Places } from "../car/car.catalogue";
import { rentalDays, type Stay } from "../car/car.rules";
import type { PricedOffer as PricedCar } from "../car/search/car.offers";
import type { LodgingCatalogue } from "../lodging/lodging.catalogue";
import { nightDates } from "../lodging/lodging.rules";
import type { PricedOffer as PricedRoom } from "../lodging/search/lodging.offers";

/** A row of the catalogue: its sheet, the key of its versions, its name or code, and of a season its days. */
export type Source = { table: string; key: string; name: string; days?: { from: HavanaDate; to: HavanaDate } };

type Line = Pick<PriceLine, "Code" | "Facts">;
type Days = readonly { fromDay: HavanaDate; toDay: HavanaDate }[];

/** The seasons that some days fall into. */
function seasonsOf<Season extends Days[number]>(seasons: readonly Season[], days: readonly HavanaDate[]): Season[] {
  return seasons.filter(({ fromDay, toDay }) => days.some((day) => fromDay <= day && day <= toDay));
}

const seasonSource = ({ fromDay, toDay, name }: Days[number] & { name: string }): Source => ({
  table: "seasons",
  key: fromDay,
  name,
  days: { from: fromDay, to: toDay },
});

const charge = (code: string): Source => ({ table: "charges", key: code, name: code });

type Rental = { known: CarCatalogue; offer: PricedCar; stay: Stay; places: Places };

/** The rows behind a line of a rental's price. Computes no prices: a line's season follows from its rate. (OPS-41) */
export function carSources({ Code, Facts }: Line, { known, offer, stay, places }: Rental): Source[] {
  const { carClass, supplier } = offer;
  const ofClass: Source = { table: "classes", key: String(carClass.id), name: carClass.code };
  const ofCompany: Source = { table: "companies", key: String(supplier.id), name: supplier.name };
  switch (Code) {
    case "rental":
      return [ofClass, ...rateSources(known, carClass.perDay, Number(Facts.perDay), stay)];
    case "youngDriver":
    case "seniorDriver":
      return [ofClass, charge("ageSurchargePercent")];
    case "airportPickUp":
      return [charge("airportPickUp")];
    case "extraDriver":
      return [ofCompany];
    case "childSeat":
      return [charge("childSeatPerDay")];
    case "oneWay":
      return [oneWaySource(supplier, places), ...["oneWayPerKm", "oneWayMinimum", "oneWayMaximum"].map(charge)];
    default:
      return [ofClass];
  }
}

/** The seasons and length tiers that turn a class's rate into a line's rate. */
function rateSources({ rates }: CarCatalogue, perDay: number, rate: number, stay: Stay): Source[] {
  const days = rentalDays(stay);
  const dates = Array.from({ length: days }, (_day, index) => addDays(stay.pickUp, index));
  const tier = rates.tiers.findLast(({ fromDays }) => fromDays <= days);
  const ofRate = seasonsOf(rates.seasons, dates).filter(
    ({ perMille }) => scale(perDay, (perMille * (tier?.perMille ?? 1000)) / 1_000_000) === rate,
  );
  const ofLength = tier && { table: "lengths", key: String(tier.fromDays), name: String(tier.fromDays) };
  return [...ofRate.map(seasonSource), ...(ofLength ? [ofLength] : [])];
}

function oneWaySource(supplier: PricedCar["supplier"], { pickUpOffice, dropOffOffice }: Places): Source {
  const key = [supplier.id, pickUpOffice.zoneId, dropOffOffice.zoneId].join(" / ");
  return { table: "one_way", key, name: `${supplier.name}, ${pickUpOffice.name} – ${dropOffOffice.name}` };
}

type Night = { known: LodgingCatalogue; offer: PricedRoom; stay: { checkIn: HavanaDate; checkOut: HavanaDate } };

/** The rows behind a line of a stay's price. (OPS-41) */
export function staySources({ Code, Facts }: Line, { known, offer, stay }: Night): Source[] {
  const { roomType, plan, property } = offer;
  const ofRates: Source = { table: "room_rates", key: `${roomType.id} / ${plan.mealsPlanId}`, name: property.name };
  const ofRoom: Source = { table: "rooms", key: String(roomType.id), name: property.name };
  const seasons = seasonsOf(known.seasons, nightDates(stay));
  if (Code === "infant") return [];
  if (Code === "childOf") {
    const name = `${property.name}, ${Facts.fromAge}–${Facts.toAge}`;
    const ofAge: Source = { table: "child_rates", key: `${roomType.id} / ${Facts.fromAge}`, name };
    return [ofAge, ofRates, ofRoom, ...seasons.map(seasonSource)];
  }
  if (Code !== "room" && Code !== "villa") return [ofRates, ofRoom, ...seasons.map(seasonSource)];
  const ofRate = seasons.filter(({ name }) => plan.rates[name] === Number(Facts.perNight));
  return [ofRates, ...ofRate.map(seasonSource)];
}
