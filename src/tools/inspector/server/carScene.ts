import { randomUUID } from "node:crypto";
import { offeredPrice, shownPrice } from "../../../features/plan/price/bookedPrice";
import { toOfferChoice } from "../../../products/car/book/car.drafts";
import { carContract } from "../../../products/car/car.contract";
import type { CarOffer, CarSearch } from "../../../products/car/car.schemas";
import { DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID, SITE_ID, USA_COUNTRY_ID } from "../../../shared/constants";
import { SortOrder } from "../../../shared/enumerations";
import { addDays, havanaDate } from "../../../shared/havana";
import { completeProfile, LANG } from "./scenes";
import { RefusedCall, type World } from "./world";

/** In how many days a car is picked up and returned. */
type Period = { pickUpInDays: number; dropOffInDays: number };

function searchFor({ now }: World, { pickUpInDays, dropOffInDays }: Period): CarSearch {
  const today = havanaDate(now());
  return {
    IdZone: DEFAULT_CAR_SEARCH.zoneId,
    PickUp: addDays(today, pickUpInDays),
    DropOff: addDays(today, dropOffInDays),
    StartHour: DEFAULT_CAR_SEARCH.startHour,
    EndHour: DEFAULT_CAR_SEARCH.endHour,
    Currency: DEFAULT_CAR_SEARCH.currency,
    SiteId: SITE_ID,
    IdUserCountry: USA_COUNTRY_ID,
    CountryId: DEFAULT_COUNTRY_ID,
    LanguageCode: LANG,
  };
}

type Wanted = { confirmsInstantly: boolean; period?: Period };

/**
 * The offers of a period, without one of the default search, from suppliers that confirm at once or from those that do
 * not; the cheapest first.
 */
export async function findOffers(
  world: World,
  { confirmsInstantly, period = DEFAULT_CAR_SEARCH }: Wanted,
): Promise<CarOffer[]> {
  const page = await world.call(
    carContract.searchCars,
    { field: "Price", order: SortOrder.Ascending, language: LANG, page: 0, pageSize: 100 },
    searchFor(world, period),
  );
  return page.Offers.filter((found) => found.ConfirmsInstantly === confirmsInstantly);
}

/** The cheapest of them. */
export async function findOffer(world: World, wanted: Wanted): Promise<CarOffer> {
  const [offer] = await findOffers(world, wanted);
  if (!offer) throw noneLeft(carContract.searchCars);
  return offer;
}

const noneLeft = ({ path }: { readonly path: string }) =>
  new RefusedCall("no car is left for these days", path, "car.offerGone");

type Named = { FirstName: string; LastName: string };

/** Books a car, driven by the client or by `driver`; resolves to its plan's id. */
export async function bookCar(world: World, { driver, ...wanted }: Wanted & { driver?: Named }): Promise<number> {
  const offer = await ofPeriod(world, await findOffer(world, wanted), wanted.period);
  const { TravelPlanId } = await bookOffer(world, offer, { driver });
  return TravelPlanId;
}

/** The same car in a period, at what it costs the client then. A car that the client has booked may be gone. */
export async function ofPeriod(
  world: World,
  { SupplierId, ModelId }: CarOffer,
  period: Period = DEFAULT_CAR_SEARCH,
): Promise<CarOffer> {
  const { BirthDate } = await completeProfile(world);
  const question = { ...searchFor(world, period), IdSupplier: SupplierId, IdModel: ModelId };
  // A young or senior driver costs more than the search says.
  const [offer] = await world.call(
    carContract.getCarOffer,
    { lang: LANG },
    { ...question, DriverBirthDate: BirthDate },
  );
  if (!offer) throw noneLeft(carContract.getCarOffer);
  return offer;
}

type Asked = { driver?: Named | undefined; replaces?: number };

/** Books an offer of `ofPeriod`, also in the place of a booking. */
export async function bookOffer(world: World, offer: CarOffer, { driver, replaces }: Asked = {}) {
  const { BirthDate, CountryId, ...client } = await completeProfile(world);
  const { FirstName, LastName } = driver ?? client;
  return world.call(
    carContract.createCarBooking,
    { lang: LANG },
    {
      CarOffer: toOfferChoice(offer, CountryId),
      BookForm: {
        Driver: {
          FirstName,
          LastName,
          BirthDate,
          CountryId,
          Passport: "X12345678",
          PassportExpires: addDays(offer.DropOff, 2 * 365),
          LicenseNumber: "D4567890",
          LicenseCountryId: CountryId,
          LicenseIssued: addDays(offer.PickUp, -8 * 365),
          LicenseExpires: addDays(offer.DropOff, 2 * 365),
        },
        ExtraDrivers: 0,
        ChildSeats: 0,
        AcceptPrivacy: true,
        AcceptTerms: true,
        AcceptCancellation: true,
      },
      ClientId: world.clientId,
      SiteId: SITE_ID,
      Book: true,
      RequestKey: randomUUID(),
      Replaces: replaces,
      ...shownPrice(offeredPrice(offer)),
    },
  );
}
