import type { CountryChecks } from "../../../../features/account/server/countries";
import type { CacheUntilChange } from "../../../../platform/server/caches/cachedUntilChange";
import { placeText } from "../../../../platform/server/http/texts";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { compareNames } from "../../../../shared/compareNames";
import { isSoldIn } from "../../../../shared/constants";
import { havanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import { dropOffZoneIds } from "../../car.catalogue";
import { placesOf } from "../../car.places";
import { stayInstants } from "../../car.rules";
import type { CarChoices, CarZone, FirstStay, FrontOffer, Zone, ZoneByRoad } from "../../car.schemas";
import { zonesByRoad } from "../../search/car.byRoad";
import { type PricedOffer, priceOffers, toCarOffice } from "../../search/car.offers";
import { ofOpenCompanies, stayOf } from "../car.problems";
import { firstStayIn, openingOnWire } from "../search/firstStay";
import type { SearchService } from "../search/search.service";

export type CatalogueService = ReturnType<typeof catalogueService>;

/** The parts of the catalogue that the search form and the home page show. Public. */
export function catalogueService(
  { now }: Pick<Services, "now">,
  { catalogue, available }: Pick<SearchService, "catalogue" | "available">,
  { cacheUntilChange, countries }: { cacheUntilChange: CacheUntilChange; countries: CountryChecks },
) {
  async function choices(): Promise<CarChoices> {
    const { suppliers, classes, models } = await catalogue();
    return {
      Suppliers: [...suppliers.values()].map(({ id, name }) => ({ Id: id, Name: name })),
      Classes: [...classes.values()].map(({ id, code, transmission }) => ({
        Id: id,
        Name: code,
        TransmissionId: transmission,
      })),
      Models: [...models.values()].map(({ id, name, classId }) => ({ Id: id, Name: name, ClassId: classId })),
    };
  }

  /**
   * Zones with an office in a country (0: any), by their names in a language; only the zone `zoneId` if it is not 0.
   * Throws `notFound` for a zone or country that does not exist.
   */
  async function zones(zoneId: number, countryId: number, language: Language): Promise<CarZone[]> {
    await countries.findCountry(countryId);
    const { zones: all, offices } = await catalogue();
    if (zoneId !== 0 && !all.has(zoneId)) throw new Problem("notFound");
    if (!isSoldIn(countryId)) return [];
    const compare = compareNames(language);
    const said = ({ name }: { name: string }) => placeText(language, name);
    const byName = [...all.values()].sort((one, other) => compare(said(one), said(other)));
    return byName.flatMap((zone) => {
      const ofZone = offices.filter((office) => office.zoneId === zone.id);
      if (ofZone.length === 0 || (zoneId !== 0 && zone.id !== zoneId)) return [];
      const Offices = ofZone.map((office) => ({
        ...toCarOffice(office),
        ...(office.opening && openingOnWire(office.opening, havanaDate(now()))),
      }));
      return [{ ...toZone(zone), Offices }];
    });
  }

  /**
   * Zones to which a supplier (0: any) accepts a car of this zone back; the zone itself comes first. Throws `notFound`
   * for a supplier or zone that does not exist.
   */
  async function dropOffZones(supplierId: number, zoneId: number): Promise<Zone[]> {
    const known = await catalogue();
    if ((supplierId !== 0 && !known.suppliers.has(supplierId)) || !known.zones.has(zoneId))
      throw new Problem("notFound");
    return dropOffZoneIds(known, supplierId, zoneId).flatMap((id) => {
      const zone = known.zones.get(id);
      return zone ? [toZone(zone)] : [];
    });
  }

  /** The places nearest to a zone by road, beyond its own surroundings. Throws `notFound`. (ROAD-2) */
  async function byRoad(zoneId: number): Promise<ZoneByRoad[]> {
    const { zones: all } = await catalogue();
    const here = all.get(zoneId);
    if (!here) throw new Problem("notFound");
    return zonesByRoad(here, [...all.values()]);
  }

  /** The cheapest car of each zone for the stay that a search begins with there. (CAR-18, CAR-60) */
  const ofOurCountry = cacheUntilChange(async (): Promise<FrontOffer[]> => {
    const known = await catalogue();
    const today = havanaDate(now());
    const firsts = [...known.zones.values()].map((zone) => ({ zone, first: firstStayIn(known, zone.id, today) }));
    // Most offices are open on the default days: usually one query.
    const free = new Map<string, Awaited<ReturnType<typeof available.everywhere>>>();
    for (const { first } of firsts)
      if (!free.has(keyOf(first))) {
        const rental = { ...stayInstants(stayOf(first)), toZoneId: null };
        free.set(keyOf(first), await available.everywhere(known, rental));
      }
    return firsts.flatMap(({ zone, first }) => {
      const places = placesOf(known, { IdZone: zone.id });
      const everywhere = free.get(keyOf(first)) ?? [];
      if (!places || "wrong" in places) return [];
      const stay = stayOf(first);
      const ofZone = ofOpenCompanies(
        everywhere.filter(({ zoneId }) => zoneId === zone.id),
        stay,
        places,
      );
      const extras = { extraDrivers: 0, childSeats: 0, driverBirthDate: null };
      const cheapest = priceOffers(known, ofZone, { stay, places, extras }).reduce(cheaper, null);
      return cheapest
        ? [
            {
              ZoneId: zone.id,
              ZoneCode: zone.code,
              ZoneName: zone.name,
              ClassName: cheapest.carClass.code,
              ModelName: cheapest.model.name,
              PerDay: cheapest.price.perDay,
              CurrencyCode: "USD" as const,
              ...first,
            },
          ]
        : [];
    });
  });

  /** The same in a country; 0: any. Throws `notFound` for one that does not exist. */
  async function frontOffers(countryId: number): Promise<FrontOffer[]> {
    await countries.findCountry(countryId);
    return isSoldIn(countryId) ? ofOurCountry() : [];
  }

  return { choices, zones, dropOffZones, byRoad, frontOffers };
}

const keyOf = ({ PickUp, StartHour, DropOff, EndHour }: FirstStay) => [PickUp, StartHour, DropOff, EndHour].join(" ");

export function toZone({
  id,
  code,
  name,
  provinceId,
}: {
  id: number;
  code: string;
  name: string;
  provinceId: number;
}): Zone {
  return { Id: id, Code: code, Name: name, ProvinceId: provinceId };
}

function cheaper(best: PricedOffer | null, offer: PricedOffer): PricedOffer {
  if (!best) return offer;
  const difference = offer.price.payNow - best.price.payNow || offer.model.id - best.model.id;
  return difference < 0 ? offer : best;
}
