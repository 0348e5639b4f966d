import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openCarPage, surroundings } from "../../../../../test/fixtures/web/carTestBed";
import { answer, on, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { Reading } from "../../../../features/documents/web/reading/reading";
import type { CarBookingRequest } from "../../carBooking.schemas";

jest.setTimeout(30_000);
// Finding hidden elements on a page this long would take most of a test's time.
configure({ defaultHidden: true });

let reading: Reading | null = null;
jest.mock("../../../../features/documents/web/reading/readPassport", () => ({ readPassport: async () => reading }));

const server = serve(...surroundings);
afterEach(() => sessionStorage.clear());

const path = "/book-car/Kia%20Picanto/1/5?zone=2&from=2027-01-10&fromHour=0900&to=2027-01-13&toHour=0900";
const field = (name: RegExp) => screen.findByLabelText(name);
const whole: Reading = {
  values: {
    FirstName: "Ana",
    LastName: "Perez",
    BirthDate: "1990-04-01",
    Number: "XDA123456",
    ExpiresOn: "2036-01-01",
  },
  countryIso: "ES",
  unread: [],
  remarks: [],
};

async function photograph(read: Reading) {
  reading = read;
  await screen.findAllByRole("option", { name: "Spain" });
  await userEvent.upload(
    await screen.findByTestId("passport-photo"),
    new File(["picture"], "passport.jpg", { type: "image/jpeg" }),
  );
}

it("the car's booking page fills in a visitor's driver, passport and license's country from one photo (CAR-66)", async () => {
  openCarPage(path);
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
  await photograph(whole);
  expect(await screen.findByText("We have filled in the form")).toBeVisible();
  expect(await field(/^First name/)).toHaveValue("Ana");
  expect(await field(/^Last name/)).toHaveValue("Perez");
  expect(await field(/^Date of birth/)).toHaveValue("Apr 1, 1990");
  expect(await field(/^Passport number/)).toHaveValue("XDA123456");
  expect(await field(/^Passport expires on/)).toHaveValue("Jan 1, 2036");
  expect(await field(/^License issued in/)).toHaveValue("40");
});

it("the car's booking page books with the client's passport from the photo, and asks for no other (CAR-66)", async () => {
  const sent: CarBookingRequest[] = [];
  server.use(
    on("/api/carBookings/en", async ({ request }) => {
      sent.push((await request.json()) as CarBookingRequest);
      return refuse(409, "car.soldOut", "This car was just taken.");
    }),
  );
  openCarPage(path, { client: 7 });
  await photograph(whole);
  expect(await field(/^Passport number/)).toHaveValue("XDA123456");
  await userEvent.type(await field(/^License number/), "99887766");
  await userEvent.type(await field(/^License issued on/), "5/5/2012");
  await userEvent.type(await field(/^License expires on/), "5/5/2032");
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Book this car" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.BookForm.Driver).toEqual({
    FirstName: "Ana",
    LastName: "Perez",
    BirthDate: "1990-04-01",
    CountryId: 40,
    Passport: "XDA123456",
    PassportExpires: "2036-01-01",
    LicenseNumber: "99887766",
    LicenseCountryId: 40,
    LicenseIssued: "2012-05-05",
    LicenseExpires: "2032-05-05",
  });
});

it("the car's booking page empties and marks what was not read, and asks for no passport of a client that was read in part (CAR-66, DOC-10)", async () => {
  openCarPage(path, { client: 7 });
  await waitFor(async () => expect(await field(/^Date of birth/)).toHaveValue("Apr 1, 1990"));
  const { BirthDate: _unread, Number: _notRead, ...values } = whole.values;
  await photograph({ ...whole, values, unread: ["BirthDate", "Number"] });
  expect(await screen.findByText(/^We could not read: Date of birth\. /)).toBeVisible();
  expect(await field(/^Date of birth/)).toHaveValue("");
  expect(await field(/^Date of birth/)).toBeInvalid();
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
});

it("the car's booking page shows no passport once it is on file (CAR-66)", async () => {
  const onFile = { Type: 2, Number: "X1", FirstName: "Ana", LastName: "Pérez", CountryId: 40, IssuedOn: null };
  const given = { ExpiresOn: "2036-01-01", BirthDate: "1990-04-01", Status: "given", RejectedFor: null, GivenAt: 0 };
  server.use(
    on("/api/admin/clientDocuments/getClientDocumentsInfo/*", () =>
      answer([{ ...onFile, ...given, TypedOnly: false, PhotoId: null }]),
    ),
  );
  openCarPage(path, { client: 7 });
  await waitFor(async () => expect(await field(/^First name/)).toHaveValue("Ana"));
  await photograph(whole);
  expect(await screen.findByText("We have filled in the form")).toBeVisible();
  expect(screen.queryByLabelText(/^Passport number/)).toBeNull();
});
