import { lodgingBooking } from "../../../../../../test/access/bookings.expectations";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import type { StaffRole } from "../../../../../shared/staffRole";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
let planId: number;
let bookingId: number;
/** The passports of the stay's guests. */
let passports: string[];

beforeAll(async () => {
  test = await startTestApp();
  const payload = lodgingBooking(ANA);
  const url = "/api/lodgingBookings/createBooking";
  const answer = await test.call({ method: "POST", url, headers: test.as(ANA), payload });
  ({ TravelPlanId: planId, BookingId: bookingId } = answer.json().Data);
  passports = payload.BookForm.travelers.map(({ Passport }) => Passport);
}, 60_000);
afterAll(() => test.close());

const ofClients = () => [
  `/api/travelPlans/activeTravelPlan/${ANA}/en`,
  `/api/travelPlans/unpaidTravelPlans/${ANA}/en`,
  `/api/travelPlans/bookings/${planId}/en`,
  `/api/bookings/${bookingId}/en`,
  `/api/lodgingBookings/getBooking/${bookingId}`,
];
const ofTheDesk = () => [`/api/support/plans/${planId}/en`, "/api/support/queue/en"];

/** The passports in the answer to each of these calls. */
const said = (urls: readonly string[], headers: { authorization: string }) =>
  Promise.all(
    urls.map(async (url) => {
      const { statusCode, body } = await test.call({ method: "GET", url, headers });
      return [url, statusCode, passports.filter((passport) => body.includes(`"${passport}"`))];
    }),
  );

it("the client reads the passports that were typed with a stay (DOC-13)", async () => {
  expect(passports.length).toBeGreaterThan(0);
  expect(await said(ofClients(), test.as(ANA))).toEqual(ofClients().map((url) => [url, 200, passports]));
});

it.each<StaffRole>(["owner", "desk", "finance"])(
  "no call shows a stay's passports to staff as %s (DOC-13)",
  async (role) => {
    const urls = role === "finance" ? [...ofClients(), ofTheDesk()[0] ?? ""] : [...ofClients(), ...ofTheDesk()];
    expect(await said(urls, test.as(STAFF, role))).toEqual(urls.map((url) => [url, 200, []]));
  },
);

it("no call shows a stay's passports to staff in the client's place (DOC-13)", async () => {
  expect(await said(ofClients(), test.inPlaceOf(ANA, STAFF))).toEqual(ofClients().map((url) => [url, 200, []]));
});
