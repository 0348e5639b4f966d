import { randomUUID } from "node:crypto";
import { offeredPrice, shownPrice } from "../../../features/plan/price/bookedPrice";
import { lodgingContract } from "../../../products/lodging/lodging.contract";
import { defaultLodgingStay } from "../../../products/lodging/lodging.rules";
import { SITE_ID, USA_COUNTRY_ID } from "../../../shared/constants";
import { SortOrder } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { completeProfile, LANG } from "./scenes";
import { RefusedCall, type World } from "./world";

const VARADERO = 4;

/**
 * Books a room in a Varadero property that confirms at once, for the client and a companion, on the days of the default
 * search; resolves to the id of its plan.
 */
export async function bookLodging(world: World): Promise<number> {
  const { FirstName, LastName, CountryId } = await completeProfile(world);
  const stay = { ...defaultLodgingStay(havanaDate(world.now())), Currency: "USD" } as const;
  const page = await world.call(
    lodgingContract.searchLodging,
    { field: "Price", order: SortOrder.Ascending, language: LANG, page: 0, pageSize: 100 },
    { ...stay, TouristZoneId: VARADERO, SiteId: SITE_ID, IdUserCountry: USA_COUNTRY_ID, OneOfferPerHotel: true },
  );
  const offer = page.Offers.find(({ ConfirmsInstantly }) => ConfirmsInstantly);
  if (!offer)
    throw new RefusedCall(
      "no property is left for these days",
      lodgingContract.searchLodging.path,
      "lodging.offerGone",
    );
  const { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut } = offer;
  const created = await world.call(
    lodgingContract.createLodgingBooking,
    {},
    {
      Offer: { HotelId, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms: stay.Rooms, CurrencyCode: "USD" },
      BookForm: {
        travelers: [
          { CountryId, FirstName, LastName, Passport: "X12345678" },
          { CountryId, FirstName: "Rosa", LastName: "Valdés Mora", Passport: "X87654321" },
        ],
        AcceptPrivacy: true,
        AcceptTerms: true,
        AcceptCancellation: true,
      },
      ClientId: world.clientId,
      SiteId: SITE_ID,
      Book: true,
      RequestKey: randomUUID(),
      ...shownPrice(offeredPrice(offer)),
    },
  );
  return created.TravelPlanId;
}
