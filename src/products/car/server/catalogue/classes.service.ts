import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import type { CacheUntilChange } from "../../../../platform/server/caches/cachedUntilChange";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import type { OpenProduct } from "../../../product.server";
import type { CarCatalogue } from "../../car.catalogue";
import { type CarInZone, carItem, carsIn } from "../../car.savedItem";
import type { ClassInZone, RentedCar } from "../../class.schemas";
import { perDayOf } from "../../price/car.pricing";
import { ratesHoldUntil } from "../../price/car.seasons";
import { compareClasses } from "../../search/car.facets";
import { openOffice } from "../../search/car.offers";
import { stayOf } from "../car.problems";
import { firstStayIn } from "../search/firstStay";
import type { SearchService } from "../search/search.service";
import { provinceNames } from "./catalogue.repository";
import { toZone } from "./catalogue.service";
import { fleetByZone } from "./classes.repository";

export type ClassesService = ReturnType<typeof classesService>;

/** The pages of car classes: what is rented out where, and from which price. Public. (CAR-23) */
export function classesService(
  { db, now }: Pick<Services, "db" | "now">,
  { catalogue }: Pick<SearchService, "catalogue">,
  cacheUntilChange: CacheUntilChange,
) {
  const known = cacheUntilChange(async () => ({
    catalogue: await catalogue(),
    fleet: await fleetByZone(db),
    provinces: await provinceNames(db),
  }));

  /** Every class in every zone in which a company with an office there offers it. */
  async function everywhere(): Promise<{ zoneId: number; classId: number }[]> {
    const { catalogue, fleet } = await known();
    const rented = fleet.filter(({ zoneId }) => catalogue.offices.some((office) => office.zoneId === zoneId));
    const pairs = new Map(rented.map(({ zoneId, classId }) => [`${zoneId}/${classId}`, { zoneId, classId }]));
    return [...pairs.values()];
  }

  /** Throws `notFound` for a class that no company has in the zone. */
  async function inZone(zoneId: number, classId: number): Promise<ClassInZone> {
    const pairs = await everywhere();
    const { catalogue, fleet, provinces } = await known();
    const { zones, classes, models, suppliers, offices, rates } = catalogue;
    const zone = zones.get(zoneId);
    const carClass = classes.get(classId);
    const isRented = pairs.some((pair) => pair.zoneId === zoneId && pair.classId === classId);
    if (!zone || !carClass || !isRented) throw new Problem("notFound");
    const here = fleet.filter((car) => car.zoneId === zoneId && car.classId === classId);
    const found = <Row>(rows: ReadonlyMap<number, Row>, ids: readonly number[]) =>
      [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
    const idsOf = (pairsOf: typeof pairs, name: "zoneId" | "classId") => pairsOf.map((pair) => pair[name]);
    const inThisZone = pairs.filter((pair) => pair.zoneId === zoneId && pair.classId !== classId);
    const ofThisClass = pairs.filter((pair) => pair.classId === classId && pair.zoneId !== zoneId);
    const first = firstStayIn(catalogue, zoneId, havanaDate(now()));
    const ofModels = ({ id }: CarClass) =>
      fleet.flatMap((car) => (car.zoneId === zoneId && car.classId === id && models.get(car.modelId)?.photo) || []);
    const photoOf = ([Photo]: CoverPhoto[]) => Photo && { Photo };
    const priced = (one: CarClass) => ({
      ...classOnWire(one),
      ...fromPrice(one, catalogue, stayOf(first)),
      ...photoOf(ofModels(one)),
    });
    return {
      ...priced(carClass),
      ...first,
      PriceUntil: ratesHoldUntil(first.PickUp, rates.seasons),
      ...termsOf(carClass),
      Zone: { ...toZone(zone), ProvinceName: provinces.get(zone.provinceId) ?? "" },
      Offices: offices
        .filter((office) => office.zoneId === zoneId)
        .map((office) => openOffice(office, havanaDate(now()))),
      Companies: found(
        suppliers,
        here.map(({ supplierId }) => supplierId),
      ).map(companyOnWire),
      Models: found(
        models,
        here.map(({ modelId }) => modelId),
      ).map(({ id, name }) => ({ Id: id, Name: name })),
      OtherClasses: found(classes, idsOf(inThisZone, "classId")).sort(compareClasses).map(priced),
      Elsewhere: found(zones, idsOf(ofThisClass, "zoneId")).map(toZone),
    };
  }

  /** The models that are rented out in their zones, in the order of the pairs; others are left out. */
  async function cars(pairs: readonly CarInZone[]): Promise<RentedCar[]> {
    const { catalogue, fleet } = await known();
    const today = havanaDate(now());
    const rentedPairs = await everywhere();
    return pairs.flatMap(({ zoneId, modelId }) => {
      const here = fleet.filter((car) => car.zoneId === zoneId && car.modelId === modelId);
      const zone = catalogue.zones.get(zoneId);
      const model = catalogue.models.get(modelId);
      const carClass = model && catalogue.classes.get(model.classId);
      const isRented = rentedPairs.some((pair) => pair.zoneId === zoneId && pair.classId === carClass?.id);
      if (here.length === 0 || !isRented || !zone || !carClass) return [];
      const first = firstStayIn(catalogue, zoneId, today);
      return [
        {
          ...classOnWire(carClass),
          ...fromPrice(carClass, catalogue, stayOf(first)),
          ...first,
          ...termsOf(carClass),
          ModelId: model.id,
          ModelName: model.name,
          Photo: model.photo ?? undefined,
          Zone: toZone(zone),
          Companies: here.flatMap(({ supplierId }) => catalogue.suppliers.get(supplierId) ?? []).map(companyOnWire),
        },
      ];
    });
  }

  /** The names of saved cars. (LODGE-25) */
  const savedNames: OpenProduct["savedNames"] = async (items) => {
    const { catalogue } = await known();
    const offered = await cars(carsIn(items));
    return new Map(
      carsIn(items).flatMap(({ zoneId, modelId }) => {
        const zone = catalogue.zones.get(zoneId);
        const model = catalogue.models.get(modelId);
        if (!zone || !model) return [];
        const isOffered = offered.some((car) => car.Zone.Id === zoneId && car.ModelId === modelId);
        return [[carItem(zoneId, modelId), { name: `${model.name}, ${zone.name}`, offered: isOffered }]];
      }),
    );
  };

  return { everywhere, inZone, cars, savedNames };
}

function companyOnWire({ id, name, confirmsInstantly }: CarSupplier) {
  return { Id: id, Name: name, ConfirmsInstantly: confirmsInstantly };
}

function termsOf({ kmLimit, minLicenceYears, deposit }: CarClass) {
  return { KmLimit: kmLimit, MinLicenceYears: minLicenceYears, Deposit: deposit };
}

type CarClass = NonNullable<ReturnType<CarCatalogue["classes"]["get"]>>;
type CarSupplier = NonNullable<ReturnType<CarCatalogue["suppliers"]["get"]>>;

function classOnWire({ id, code, transmission, seats, bags }: CarClass) {
  return { ClassId: id, ClassName: code, TransmissionId: transmission, Seats: seats, Bags: bags };
}

/** The rate is the same for all companies. */
function fromPrice(carClass: CarClass, { rates }: CarCatalogue, stay: ReturnType<typeof stayOf>) {
  return { FromPerDay: perDayOf(carClass, stay, rates), CurrencyCode: "USD" as const };
}
