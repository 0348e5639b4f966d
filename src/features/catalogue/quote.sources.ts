import type { CarCatalogue, Places } from "../../products/car/car.catalogue";
import { rentalDays, type Stay } from "../../products/car/car.rules";
import type { PricedOffer as PricedCar } from "../../products/car/search/car.offers";
import type { LodgingCatalogue } from "../../products/lodging/lodging.catalogue";
import { nightDates } from "../../products/lodging/lodging.rules";
import type { PricedOffer as PricedRoom } from "../../products/lodging/search/lodging.offers";
import { addDays, type HavanaDate } from "../../shared/havana";
import { scale } from "../../shared/money";
import type { PriceLine } from "../../shared/schemas";

/**
 * A row of the catalogue: its sheet, the key of its versions, its name or code, and of a season its days. `columns`: those
 * of its sheet that the line of a price is made of.
 */
export type Source = {
  table: string;
  key: string;
  name: string;
  columns: readonly string[];
  days?: { from: HavanaDate; to: HavanaDate };
};

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
  columns: ["to_day", "name", "percent"],
  days: { from: fromDay, to: toDay },
});

const charge = (code: string): Source => ({ table: "charges", key: code, name: code, columns: ["amount"] });

type Rental = { known: CarCatalogue; offer: PricedCar; stay: Stay; places: Places };

/** The rows behind a line of a rental's price. Computes no prices: a line's season follows from its rate. (OPS-41) */
export function carSources({ Code, Facts }: Line, { known, offer, stay, places }: Rental): Source[] {
  const { carClass, supplier } = offer;
  const ofClass = (column: string): Source => ({
    table: "classes",
    key: String(carClass.id),
    name: carClass.code,
    columns: [column],
  });
  switch (Code) {
    case "rental":
      return [ofClass("per_day"), ...rateSources(known, carClass.perDay, Number(Facts.perDay), stay)];
    case "youngDriver":
    case "seniorDriver":
      return [ofClass("waiver_per_day"), charge("ageSurchargePercent")];
    case "airportPickUp":
      return [charge("airportPickUp")];
    case "extraDriver":
      return [
        {
          table: "companies",
          key: String(supplier.id),
          name: supplier.name,
          columns: ["extra_driver_per_day", "extra_driver_flat"],
        },
      ];
    case "childSeat":
      return [charge("childSeatPerDay")];
    case "oneWay":
      return [oneWaySource(supplier, places), ...["oneWayPerKm", "oneWayMinimum", "oneWayMaximum"].map(charge)];
    case "fullTank":
      return [ofClass("full_tank")];
    default:
      return [ofClass("deposit")];
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
  const ofLength = tier && {
    table: "lengths",
    key: String(tier.fromDays),
    name: String(tier.fromDays),
    columns: ["percent"],
  };
  return [...ofRate.map(seasonSource), ...(ofLength ? [ofLength] : [])];
}

function oneWaySource(supplier: PricedCar["supplier"], { pickUpOffice, dropOffOffice }: Places): Source {
  const key = [supplier.id, pickUpOffice.zoneId, dropOffOffice.zoneId].join(" / ");
  const name = `${supplier.name}, ${pickUpOffice.name} – ${dropOffOffice.name}`;
  return { table: "one_way", key, name, columns: ["km"] };
}

type Night = { known: LodgingCatalogue; offer: PricedRoom; stay: { checkIn: HavanaDate; checkOut: HavanaDate } };

/** The rows behind a line of a stay's price. (OPS-41) */
export function staySources({ Code, Facts }: Line, { known, offer, stay }: Night): Source[] {
  const { roomType, plan, property } = offer;
  const seasons = seasonsOf(known.seasons, nightDates(stay));
  const ratesOf = (columns: readonly string[]): Source => ({
    table: "room_rates",
    key: `${roomType.id} / ${plan.mealsPlanId}`,
    name: property.name,
    columns,
  });
  // A night of no season counts as low.
  const ofNights = nightDates(stay).map((night) => seasonsOf(known.seasons, [night])[0]?.name ?? "low");
  const ofRates = ratesOf([...new Set(ofNights)]);
  const ofRoom: Source = {
    table: "rooms",
    key: String(roomType.id),
    name: property.name,
    columns: ["covers_guests"],
  };
  if (Code === "infant") return [];
  if (Code === "childOf") {
    const name = `${property.name}, ${Facts.fromAge}–${Facts.toAge}`;
    const columns = ["to_age", "percent"];
    const ofAge: Source = { table: "child_rates", key: `${roomType.id} / ${Facts.fromAge}`, name, columns };
    return [ofAge, ofRates, ofRoom, ...seasons.map(seasonSource)];
  }
  if (Code !== "room" && Code !== "villa") return [ofRates, ofRoom, ...seasons.map(seasonSource)];
  const ofRate = seasons.filter(({ name }) => plan.rates[name] === Number(Facts.perNight));
  const columns = [...new Set(ofNights)].filter((name) => plan.rates[name] === Number(Facts.perNight));
  return [ratesOf(columns), ...ofRate.map(seasonSource)];
}
