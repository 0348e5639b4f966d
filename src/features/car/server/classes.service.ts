import { Problem } from "../../../platform/server/problem";
import type { Remember } from "../../../platform/server/remembered";
import type { Services } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import type { CarCatalogue } from "../car.catalogue";
import { compareClasses } from "../car.facets";
import { toCarOffice } from "../car.offers";
import { priceCar } from "../car.pricing";
import { defaultCarSearch } from "../car.search-url";
import { ratesHoldUntil } from "../car.seasons";
import type { ClassInZone } from "../class.schemas";
import { stayOf } from "./car.problems";
import { provinceNames } from "./catalogue.repository";
import { toZone } from "./catalogue.service";
import { fleetByZone } from "./classes.repository";
import type { SearchService } from "./search.service";

export type ClassesService = ReturnType<typeof classesService>;

/** The pages of car classes: what is rented out where, and from which price. Public. (CAR-23) */
export function classesService(
  { db, now }: Pick<Services, "db" | "now">,
  { catalogue }: Pick<SearchService, "catalogue">,
  remember: Remember,
) {
  const known = remember(async () => ({
    catalogue: await catalogue(),
    fleet: await fleetByZone(db),
    provinces: await provinceNames(db),
  }));

  /** Every class in every zone where somebody rents it out at an office. */
  async function everywhere(): Promise<{ zoneId: number; classId: number }[]> {
    const { catalogue, fleet } = await known();
    const rented = fleet.filter(({ zoneId }) => catalogue.offices.some((office) => office.zoneId === zoneId));
    const pairs = new Map(rented.map(({ zoneId, classId }) => [`${zoneId}/${classId}`, { zoneId, classId }]));
    return [...pairs.values()];
  }

  /** Throws notFound for a class that nobody rents out in the zone. */
  async function inZone(zoneId: number, classId: number): Promise<ClassInZone> {
    const pairs = await everywhere();
    const { catalogue, fleet, provinces } = await known();
    const { zones, classes, models, suppliers, offices, rates } = catalogue;
    const [zone, carClass] = [zones.get(zoneId), classes.get(classId)];
    const isRented = pairs.some((pair) => pair.zoneId === zoneId && pair.classId === classId);
    if (!zone || !carClass || !isRented) throw new Problem("notFound");
    const here = fleet.filter((car) => car.zoneId === zoneId && car.classId === classId);
    const found = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]) =>
      [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
    const idsOf = (pairsOf: typeof pairs, name: "zoneId" | "classId") => pairsOf.map((pair) => pair[name]);
    const inThisZone = pairs.filter((pair) => pair.zoneId === zoneId && pair.classId !== classId);
    const ofThisClass = pairs.filter((pair) => pair.classId === classId && pair.zoneId !== zoneId);
    const { search } = defaultCarSearch(havanaDate(now()));
    const priced = (one: CarClass) => ({ ...classOnWire(one), ...fromPrice(one, catalogue, stayOf(search)) });
    return {
      ...priced(carClass),
      PickUp: search.PickUp,
      DropOff: search.DropOff,
      PriceUntil: ratesHoldUntil(search.PickUp, rates.seasons),
      KmLimit: carClass.kmLimit,
      MinLicenceYears: carClass.minLicenceYears,
      Deposit: carClass.deposit,
      Zone: { ...toZone(zone), ProvinceName: provinces.get(zone.provinceId) ?? "" },
      Offices: offices.filter((office) => office.zoneId === zoneId).map(toCarOffice),
      Companies: found(
        suppliers,
        here.map(({ supplierId }) => supplierId),
      ).map(({ id, name, confirmsInstantly }) => ({ Id: id, Name: name, ConfirmsInstantly: confirmsInstantly })),
      Models: found(
        models,
        here.map(({ modelId }) => modelId),
      ).map(({ id, name }) => ({ Id: id, Name: name })),
      OtherClasses: found(classes, idsOf(inThisZone, "classId"))
        .sort((a, b) => compareClasses(a.code, b.code) || a.perDay - b.perDay)
        .map(priced),
      Elsewhere: found(zones, idsOf(ofThisClass, "zoneId")).map(toZone),
    };
  }

  return { everywhere, inZone };
}

type CarClass = NonNullable<ReturnType<CarCatalogue["classes"]["get"]>>;

function classOnWire({ id, code, transmission, seats, bags }: CarClass) {
  return { ClassId: id, ClassName: code, TransmissionId: transmission, Seats: seats, Bags: bags };
}

/** Which company it is makes no difference to the rate. */
function fromPrice(carClass: CarClass, { rates }: CarCatalogue, stay: ReturnType<typeof stayOf>) {
  const { perDay } = priceCar(
    { ...carClass, extraDriverPerDay: null, extraDriverFlat: null },
    { stay, airport: false, oneWayKm: null },
    { extraDrivers: 0, childSeats: 0, driverBirthDate: null },
    rates,
  );
  return { FromPerDay: perDay, CurrencyCode: "USD" as const };
}
