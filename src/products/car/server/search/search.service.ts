import { countriesById } from "../../../../features/account/server/account.repository";
import type { CountryChecks } from "../../../../features/account/server/countries";
import { driverAgeProblem } from "../../../../features/documents/driver.rules";
import { totalOf } from "../../../../features/plan/price/total";
import type { CacheUntilChange } from "../../../../platform/server/caches/cachedUntilChange";
import { text } from "../../../../platform/server/http/texts";
import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { isSoldIn } from "../../../../shared/constants";
import { type CarSortField, SortOrder, Transmission } from "../../../../shared/enumerations";
import type { HavanaDate } from "../../../../shared/havana";
import { havanaDate } from "../../../../shared/havana";
import type { Language } from "../../../../shared/language";
import { zonesOf } from "../../car.catalogue";
import { placesOf } from "../../car.places";
import { bornFor, stayInstants } from "../../car.rules";
import type { CarOffer, CarOfferPage, CarOfferQuestion, CarSearch } from "../../car.schemas";
import { withoutBeaten } from "../../search/car.best";
import { countFacets, filterOffers, type Sorting, sortOffers } from "../../search/car.facets";
import { byModel } from "../../search/car.groups";
import { openOffice, type PricedOffer, priceOffers, toCarOffer } from "../../search/car.offers";
import { recommendedFirst } from "../../search/car.recommended";
import { searchedAvailability } from "../availability.repository";
import { ofOpenCompanies, requireCharges, requireOpen, requireStay, stayOf } from "../car.problems";
import { loadCatalogue } from "../catalogue/catalogue.repository";
import { suggestionsFrom } from "./suggestions";

export type Paging = { field: CarSortField; order: SortOrder; page: number; pageSize: number };

export type SearchService = ReturnType<typeof searchService>;

/** Searching cars (CAR-14, CAR-12, CAR-13, WIRE-6). Public. */
export function searchService(
  { db, now, replica }: Pick<Services, "db" | "now" | "replica">,
  { cacheUntilChange, countries }: { cacheUntilChange: CacheUntilChange; countries: CountryChecks },
) {
  const catalogue = cacheUntilChange(() => loadCatalogue(db, now()));
  /** With rows off sale that bookings still refer to. */
  const wholeCatalogue = cacheUntilChange(() => loadCatalogue(db, now(), { offSaleToo: true }));
  const available = searchedAvailability({ db, replica });

  /** Every offer of a zone for a stay, priced and not yet filtered. Throws for wrong dates or a wrong office. */
  async function find(query: CarSearch, requestedExtras = noExtras) {
    const known = await catalogue();
    const stay = stayOf(query);
    const extras = { ...requestedExtras, driverBirthDate: requestedExtras.driverBirthDate ?? birthDateOf(query) };
    requireStay(stay, now(), query.IgnoreReservePeriod ? null : known.reserve);
    const { CountryId, IdUserCountry } = query;
    await countries.requireCountries({ CountryId, IdUserCountry });
    const places = isSoldIn(CountryId) ? placesOf(known, query) : null;
    if (places && "wrong" in places) throw wrongField(places.wrong, "officeElsewhere");
    if (!places) return { known, extras, places, offers: [], show: () => [] };
    const licenceIso = await licenceOf(query);
    requireOpen(stay, places);
    const rental = { ...stayInstants(stay), ...zonesOf(places) };
    const models = ofOpenCompanies(await available.inZone(known, rental), stay, places);
    const offers = priceOffers(known, models, { stay, places, extras });
    return {
      known,
      extras,
      places,
      offers,
      show: (chosen: typeof offers) => chosen.map((offer) => toCarOffer(known, offer, { stay, places, licenceIso })),
    };
  }

  /** ISO code of the country of the driver's licence; undefined if none was given. Throws for an unknown country. */
  async function licenceOf({ LicenceCountryId: id = 0 }: CarSearch): Promise<string | undefined> {
    if (id === 0) return undefined;
    const country = (await countriesById(db, [id])).get(id);
    if (!country) throw wrongField("LicenceCountryId", "country");
    return country.iso;
  }

  /** One page of the sorted offers, with the number that each filter choice would leave. */
  async function search(
    query: CarSearch,
    { field, order, page, pageSize }: Paging,
    language: Language,
  ): Promise<CarOfferPage> {
    const { known, extras, offers, show } = await find(query);
    const nameOf = (transmission: number) => transmissionName(transmission, language);
    const found = wanted(offers, query);
    const sorted = (some: readonly PricedOffer[], by: Sorting) => sortOffers(some, by, language, nameOf);
    const by = query.Recommended ? cheapestInAll : { field, order };
    const priceOf = query.Recommended || query.GroupByModel ? totalOf : ({ payNow }: PricedOffer["price"]) => payNow;
    const inOrder = query.GroupByModel
      ? modelsOf(found, { ...by, priceOf }, sorted)
      : sorted(found, { ...by, priceOf }).map((one) => [one]);
    const zone = known.zones.get(query.IdZone);
    const suggests = query.WithWaysOn && found.length === 0 && isSoldIn(query.CountryId);
    const entries = query.Recommended ? recommendedFirst(inOrder) : inOrder;
    return {
      Offers: show(entries.slice(page * pageSize, (page + 1) * pageSize).flat()),
      Total: entries.length,
      OffersTotal: query.GroupByModel ? found.length : undefined,
      ZoneName: suggests ? zone?.name : undefined,
      WaysOn: suggests ? await suggestionsFrom({ available, now: now() }, known, query, offers, extras) : undefined,
      Page: page,
      PageSize: pageSize,
      Facets: countFacets(offers, query, language, nameOf, query.GroupByModel ? ({ model }) => model.id : undefined),
    };
  }

  /**
   * The offer of one supplier and model, priced with its extras; an empty list if it is no longer available. Throws for
   * extras without a price. (CAR-9)
   */
  async function offer(query: CarOfferQuestion): Promise<CarOffer[]> {
    const { ExtraDrivers = 0, ChildSeats = 0, DriverBirthDate = null, AnyOf: _several, ...one } = query;
    if (DriverBirthDate !== null) requireAge(DriverBirthDate, query, "DriverBirthDate");
    const extras = { extraDrivers: ExtraDrivers, childSeats: ChildSeats, driverBirthDate: DriverBirthDate };
    const { known, offers, show, places } = await find(query, extras);
    if (!places) return [];
    const wanted = { supplierId: query.IdSupplier, modelId: query.IdModel };
    requireCharges(known, wanted, { stay: stayOf(query), places, extras }, extraFields);
    const today = havanaDate(now());
    const offices = {
      PickUpOffice: openOffice(places.pickUpOffice, today),
      DropOffOffice: openOffice(places.dropOffOffice, today),
    };
    return show(filterOffers(offers, one)).map((found) => ({ ...found, ...offices }));
  }

  return { catalogue, wholeCatalogue, available, search, offer };
}

/** A birth date for the age in the search, on the day of pick-up. Throws if nobody of that age may drive. (CAR-1) */
function birthDateOf({ DriverAge = 0, PickUp, DropOff }: CarSearch): HavanaDate | null {
  if (DriverAge === 0) return null;
  const birthDate = bornFor(DriverAge, PickUp);
  requireAge(birthDate, { PickUp, DropOff }, "DriverAge");
  return birthDate;
}

/** Throws, naming the field, if nobody born on this day may drive then. (CAR-1) */
function requireAge(birthDate: HavanaDate, { PickUp, DropOff }: Pick<CarSearch, "PickUp" | "DropOff">, Field: string) {
  const problem = driverAgeProblem(birthDate, { pickUp: PickUp, dropOff: DropOff });
  if (problem) throw new Problem(`car.${problem}`, {}, [{ Field, Code: problem }]);
}

/** The offers that pass a search's filters; all of them if none does and the search has `AvoidEmptyResult`. */
function wanted(offers: readonly PricedOffer[], query: CarSearch): PricedOffer[] {
  const filtered = filterOffers(offers, query);
  return withoutBeaten(filtered.length === 0 && query.AvoidEmptyResult ? offers : filtered, query);
}

/** The offers of each model, cheapest first; the models by their cheapest offers. (CAR-21) */
function modelsOf(
  offers: readonly PricedOffer[],
  by: Sorting,
  sorted: (offers: readonly PricedOffer[], by: Sorting) => PricedOffer[],
): PricedOffer[][] {
  const cheapestFirst = sorted(offers, { ...by, field: "Price", order: SortOrder.Ascending });
  const models = byModel(cheapestFirst, ({ model }) => model.id);
  const places = new Map(
    sorted(
      models.flatMap(([cheapest]) => cheapest ?? []),
      by,
    ).map(({ model }, at) => [model.id, at]),
  );
  const placeOf = ([cheapest]: readonly PricedOffer[]) => (cheapest && places.get(cheapest.model.id)) ?? 0;
  return models.sort((a, b) => placeOf(a) - placeOf(b));
}

const cheapestInAll = { field: "Price", order: SortOrder.Ascending } as const;

type Extras = { extraDrivers: number; childSeats: number; driverBirthDate: string | null };

const extraFields = { extraDriver: "ExtraDrivers", childSeat: "ChildSeats" };
const noExtras: Extras = { extraDrivers: 0, childSeats: 0, driverBirthDate: null };

function transmissionName(transmission: number, language: Language): string {
  return text(language, transmission === Transmission.Automatic ? "car.automatic" : "car.manual");
}
