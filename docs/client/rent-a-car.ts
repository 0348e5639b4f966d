// Rents a car with the client that is generated from the API's description (docs/client.md):
//   node rent-a-car.js ADDRESS CLIENT_EMAIL CLIENT_PASSWORD STAFF_EMAIL STAFF_PASSWORD CARD_TOKEN
import { Api, type Failure, type HttpResponse } from "./malecon.js";

const CLOVER = 135;
const LICENCE = 3;
const HAVANA = { zone: 2, country: 34 };
const UNITED_STATES = 167;

const [baseUrl = "", email = "", password = "", staffEmail = "", staffPassword = "", Token = ""] =
  process.argv.slice(2);

/** Who is signed in, and the calls that they may make. */
async function signIn(username: string, password: string) {
  const api = new Api<string>({
    baseUrl,
    baseApiParams: { format: "json", headers: { "Accept-Language": "en" } },
    securityWorker: (token) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
  });
  const { data: session } = await api.account.getToken({ grant_type: "password", username, password });
  api.setSecurityData(session.access_token);
  return { api, client: session.data };
}

/** The Havana day so many days after an instant. */
const dayAfter = (instant: number, days: number) =>
  new Date(instant + days * 86_400_000).toLocaleDateString("sv", { timeZone: "America/Havana" });

const { api, client } = await signIn(email, password);
const ClientId = client.clientId;

// The server's present, which is not always this machine's.
const { Now } = (await api.plan.getMinReservePeriod(1)).data.Data;
const stay = { PickUp: dayAfter(Now, 40), DropOff: dayAfter(Now, 45), StartHour: "0900", EndHour: "0900" };

const found = await api.car.searchCars("Price", 0, "en", 0, 20, {
  ...{ ...stay, IdZone: HAVANA.zone, CountryId: HAVANA.country, IdUserCountry: UNITED_STATES },
  ...{ Currency: "USD", SiteId: 11, LanguageCode: "en" },
});
const offer = found.data.Data.Offers[0];
if (!offer) throw new Error("no car is free");
const Total = offer.Price + offer.PayInCuba;
console.log(`offer: ${offer.ModelName}, ${offer.Price} cents online and ${offer.PayInCuba} in Cuba`);

const born = "1988-05-17";
const papers = { issued: "2015-03-01", expires: dayAfter(Now, 2_000) };
// `Total` is what the client was shown: at another price nothing is booked.
const { BookingId, TravelPlanId } = (
  await api.car.createCarBooking("en", {
    CarOffer: {
      ...{ ...stay, SiteCode: 11, CurrencyCode: "USD", UserCountryId: UNITED_STATES, ZoneId: offer.ZoneId },
      ...{ AgencyId: offer.PickUpOffice.Id, ClassId: offer.ClassId, TransmissionId: offer.TransmissionId },
      ...{ RentalCompanyId: offer.SupplierId, SupplierId: offer.SupplierId, ModelId: offer.ModelId },
    },
    BookForm: {
      Driver: {
        ...{ FirstName: client.FirstName, LastName: client.LastName, BirthDate: born, CountryId: UNITED_STATES },
        ...{ Passport: "C01X00T47", PassportExpires: papers.expires, LicenseNumber: "R123456" },
        ...{ LicenseCountryId: UNITED_STATES, LicenseIssued: papers.issued, LicenseExpires: papers.expires },
      },
      ...{ AcceptPrivacy: true, AcceptTerms: true, AcceptCancellation: true },
    },
    ...{ ClientId, SiteId: 11, Book: true, RequestKey: crypto.randomUUID(), Total },
  })
).data.Data;
console.log(`plan ${TravelPlanId}: booking ${BookingId}`);

// What the rental company answers, an agency's staff enter.
const staff = await signIn(staffEmail, staffPassword);
await staff.api.desk.confirmBooking({ BookingId, Reference: "CUB-1" }).catch(isConfirmedAlready);

const { Missing } = (await api.documents.getNeededDocuments(ClientId, TravelPlanId)).data.Data;
for (const Type of Missing)
  await api.documents.giveDocument({
    ...{ ClientId, Type, Number: Type === LICENCE ? "R123456" : "C01X00T47" },
    ...{ FirstName: client.FirstName, LastName: client.LastName, CountryId: UNITED_STATES, BirthDate: born },
    ...{ IssuedOn: papers.issued, ExpiresOn: papers.expires },
  });

await api.payments.changePurchaseMethod(TravelPlanId, CLOVER);
const plan = (await api.plan.getPlan(TravelPlanId, "en")).data.Data;
const payment = (
  await api.payments.payWithClover({
    ...{ TravelPlanId, ClientId, PaymentKey: crypto.randomUUID(), Token, Amount: plan.PayNow },
    ...{ HolderName: `${client.FirstName} ${client.LastName}`, AcceptTerms: true },
  })
).data.Data;
console.log(`payment: status ${payment.Status}, ${payment.Amount} of ${plan.PayNow} cents`);

const receipt = (await api.papers.getReceiptPreview(TravelPlanId)).data.Data;
await api.papers.signReceipt(TravelPlanId, {
  SignerName: receipt.PayerName,
  Consent: true,
  ConsentVersion: receipt.ConsentVersion,
  Drawing: null,
});

const voucher = (await api.papers.getVoucher(BookingId)).data.Data;
const paper = await (await api.papers.getVoucherFile(BookingId)).arrayBuffer();
console.log(`voucher: ${voucher.Number}, ${paper.byteLength} bytes`);

/** Companies that confirm at once have done so. */
function isConfirmedAlready({ error }: HttpResponse<unknown, Failure>): void {
  if (error.ResultCode !== "checkout.refused") throw new Error(error.Data);
}
