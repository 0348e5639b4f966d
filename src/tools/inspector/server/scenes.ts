import { randomUUID } from "node:crypto";
import { accountContract } from "../../../features/account/account.contract";
import { carContract } from "../../../features/car/car.contract";
import type { CarOffer, CarSearch } from "../../../features/car/car.schemas";
import { CONSENT_VERSION } from "../../../features/checkout/checkout.consent";
import { checkoutContract } from "../../../features/checkout/checkout.contract";
import { documentsContract } from "../../../features/documents/documents.contract";
import { planContract } from "../../../features/plan/plan.contract";
import { DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID, SITE_ID, USA_COUNTRY_ID } from "../../../shared/constants";
import { IdentityDocumentType, PaymentStatus, SortOrder } from "../../../shared/enumerations";
import { addDays, havanaDate } from "../../../shared/havana";
import type { World } from "./world";

/** What a client does on the way to a situation, one step a function. */

const LANG = "en";
export const APPROVED_CARD = "4242424242424242";

/** Begins with an empty plan: what an earlier situation left in it is cancelled and removed. */
export async function emptyPlan({ call, clientId }: World): Promise<void> {
  const plan = await call(planContract.getActivePlan, { clientId, lang: LANG });
  if (!plan || !/^(collecting|confirming|verifyingDocuments|paying\.(choosing|declined))$/.test(plan.State)) return;
  for (const { BookingId } of plan.Bookings) await call(planContract.deleteBooking, { id: BookingId });
}

export async function completeProfile({ call, clientId }: World) {
  const { Id: _id, email: _email, ...profile } = await call(accountContract.getProfile, { id: clientId });
  return call(
    accountContract.updateProfile,
    {},
    {
      ...profile,
      Phone: profile.Phone ?? "+1 305 555 0142",
      BirthDate: profile.BirthDate ?? "1988-04-12",
      CountryId: profile.CountryId ?? USA_COUNTRY_ID,
    },
  );
}

function defaultSearch({ now }: World): CarSearch {
  const today = havanaDate(now());
  return {
    IdZone: DEFAULT_CAR_SEARCH.zoneId,
    PickUp: addDays(today, DEFAULT_CAR_SEARCH.pickUpInDays),
    DropOff: addDays(today, DEFAULT_CAR_SEARCH.dropOffInDays),
    StartHour: DEFAULT_CAR_SEARCH.startHour,
    EndHour: DEFAULT_CAR_SEARCH.endHour,
    Currency: DEFAULT_CAR_SEARCH.currency,
    SiteId: SITE_ID,
    IdUserCountry: USA_COUNTRY_ID,
    CountryId: DEFAULT_COUNTRY_ID,
    LanguageCode: LANG,
  };
}

/** The cheapest offer of the default search, from a supplier that confirms at once or from one that does not. */
async function findOffer(world: World, confirmsInstantly: boolean): Promise<CarOffer> {
  const page = await world.call(
    carContract.searchCars,
    { field: "Price", order: SortOrder.Ascending, language: LANG, page: 0, pageSize: 100 },
    defaultSearch(world),
  );
  const offer = page.Offers.find((found) => found.ConfirmsInstantly === confirmsInstantly);
  if (!offer) throw new Error("no such car is left for the default search");
  return offer;
}

/** Books a car; answers with the plan it went into. */
export async function bookCar(world: World, confirmsInstantly: boolean): Promise<number> {
  const { FirstName, LastName, BirthDate, CountryId } = await completeProfile(world);
  const offer = await findOffer(world, confirmsInstantly);
  const country = CountryId ?? USA_COUNTRY_ID;
  const created = await world.call(
    carContract.createCarBooking,
    { lang: LANG },
    {
      CarOffer: {
        PickUp: offer.PickUp,
        DropOff: offer.DropOff,
        StartHour: offer.StartHour,
        EndHour: offer.EndHour,
        SiteCode: SITE_ID,
        CurrencyCode: offer.CurrencyCode,
        AgencyId: offer.PickUpOffice.Id,
        DropOffAgencyId: offer.DropOffOffice.Id,
        UserCountryId: country,
        ClassId: offer.ClassId,
        TransmissionId: offer.TransmissionId,
        RentalCompanyId: offer.SupplierId,
        SupplierId: offer.SupplierId,
        ModelId: offer.ModelId,
        ZoneId: offer.ZoneId,
      },
      BookForm: {
        Driver: {
          FirstName,
          LastName,
          BirthDate: BirthDate ?? "1988-04-12",
          CountryId: country,
          Passport: "X12345678",
          PassportExpires: addDays(offer.DropOff, 2 * 365),
          LicenseNumber: "D4567890",
          LicenseCountryId: country,
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
    },
  );
  return created.TravelPlanId;
}

/** Gives a passport and a licence that pass every check of the plan. */
export async function giveDocuments(world: World): Promise<void> {
  const { call, clientId, now } = world;
  const { FirstName, LastName, BirthDate, CountryId } = await completeProfile(world);
  const today = havanaDate(now());
  const person = { ClientId: clientId, FirstName, LastName, BirthDate, CountryId: CountryId ?? USA_COUNTRY_ID };
  const { Passport, DriverLicense } = IdentityDocumentType;
  const dates = { IssuedOn: addDays(today, -8 * 365), ExpiresOn: addDays(today, 3 * 365) };
  await call(documentsContract.giveDocument, {}, { ...person, ...dates, Type: Passport, Number: "X12345678" });
  await call(documentsContract.giveDocument, {}, { ...person, ...dates, Type: DriverLicense, Number: "D4567890" });
}

/** Pays by card; the plan then waits for its signature. */
export async function payByCard(world: World, planId: number): Promise<void> {
  const { call, clientId } = world;
  const profile = await call(accountContract.getProfile, { id: clientId });
  const plan = await call(planContract.getPlan, { id: planId, lang: LANG });
  const payment = await call(
    checkoutContract.payWithClover,
    {},
    {
      TravelPlanId: planId,
      ClientId: clientId,
      PaymentKey: randomUUID(),
      Token: await world.tokenOf(APPROVED_CARD),
      Amount: plan.PayNow,
      HolderName: `${profile.FirstName} ${profile.LastName}`,
      AcceptTerms: true,
    },
  );
  if (payment.Status !== PaymentStatus.Success) throw new Error(`the payment ended with status ${payment.Status}`);
}

/** Signs the receipt by typing the payer's name. */
export async function signReceipt({ call }: World, planId: number): Promise<void> {
  const { PayerName } = await call(checkoutContract.getReceiptPreview, { planId });
  const signature = { SignerName: PayerName, Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null } as const;
  await call(checkoutContract.signReceipt, { planId }, signature);
}
