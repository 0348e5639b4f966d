import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { added, at, begin, checked, passed, unsigned } from "../../../../../../test/checkoutStory";
import { bookingOf, open, planHandlers, planOf } from "../../../../../../test/fixtures/web/checkoutTestBed";
import { nextLook, timersByHand } from "../../../../../../test/fixtures/web/openPageTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { BookedLodging } from "../../../../../products/lodging/bookedLodging.schemas";
import { IdentityDocumentType, ProductType } from "../../../../../shared/enumerations";
import type { ClientDocument } from "../../../../documents/documents.schemas";
import DocumentsPage from "./DocumentsPage";

const stay: Omit<BookedLodging, "Travelers"> = {
  ...{ HotelId: 3, HotelName: "Meliá", Kind: "hotel", Building: "grandHotel", Stars: 5, ZoneId: 4, ZoneCode: "VAR" },
  ...{ ZoneName: "Varadero", ProvinceName: "Matanzas", Latitude: 23, Longitude: -81, Street: null, Phone: null },
  ...{ RoomClassId: 1, RoomClassCode: "Standard", MealsPlanId: 3, MealsPlanCode: "CP", Requests: null, Nights: 3 },
  ...{ CheckIn: "2126-01-10", CheckInHour: "1600", CheckOut: "2126-01-13", CheckOutHour: "1200" },
  Rooms: [{ room: 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [], Guests: [] }],
};

const licence: ClientDocument = {
  ...{ Type: IdentityDocumentType.DriverLicense, Number: "99887766", FirstName: "Ana", LastName: "Pérez" },
  ...{ CountryId: 167, BirthDate: "1990-04-01", IssuedOn: "2012-05-05", ExpiresOn: "2132-05-05" },
  ...{ Status: "given", RejectedFor: null, TypedOnly: false, PhotoId: null, GivenAt: at(0) },
};

let { snapshot } = begin().and(added(0)).and(checked(0));

const server = serve(
  ...planHandlers(() => ({ snapshot, now: at(1) })),
  http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () =>
    answer({ Needed: [], Missing: [], ValidUntil: [], Drivers: [] }),
  ),
  http.get("*/api/admin/clientDocuments/checkLicenseAge/*", () => answer({ Passed: true, Refusal: null })),
  http.get("*/api/admin/clientDocuments/checkPassportValidPeriod/*", () => answer({ Passed: true, Refusal: null })),
  http.get("*/api/countries", () => answer([])),
  http.get("*/api/profile/*", () => answer({ BirthDate: "1990-04-01" })),
);

it("the documents page reports that a client's documents could not be loaded (WIRE-23), and shows them once they can be loaded again", async () => {
  const given = "*/api/admin/clientDocuments/getClientDocumentsInfo/*";
  server.use(http.get(given, () => refuse(500, "unexpected", "No")));
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByText("We can't get Docs To Verify")).toBeVisible();
  server.use(http.get(given, () => answer([])));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Your documents are in order")).toBeVisible();
});

it.each([
  ["checkLicenseAge", "Error checking License Age for a client"],
  ["checkPassportValidPeriod", "Error checking Passport Valid Period for a client"],
])(
  "no document is shown as in order for the trip if %s failed, which is reported once (WIRE-24)",
  async (call, said) => {
    const check = `*/api/admin/clientDocuments/${call}/*`;
    const { Type } = licence;
    const asked = { Needed: [Type], Missing: [], ValidUntil: [{ Type, Day: "2126-01-13" }], Drivers: [] };
    server.use(
      http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
      http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([licence])),
      http.get(check, () => refuse(500, "unexpected", "Unexpected error")),
    );
    const { store } = open(<DocumentsPage />, "/documents");
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText("In order for this trip")).toBeNull();
    expect(store.getState().alerts).toEqual([]);
    server.use(http.get(check, () => answer({ Passed: true, Refusal: null })));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("In order for this trip")).toBeVisible();
  },
);

it("the documents page reports once that all checks failed together, and loads all of them again (WEB-9)", async () => {
  const checks = "*/api/admin/clientDocuments/*";
  server.use(http.get(checks, () => refuse(500, "unexpected", "Unexpected error")));
  const { store } = open(<DocumentsPage />, "/documents");
  expect(await screen.findByText("We can't get Docs To Verify")).toBeVisible();
  await waitFor(() => expect(store.getState().alerts).toEqual([]));
  server.resetHandlers();
  server.use(http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Your documents are in order")).toBeVisible();
});

it("the documents page calls a document that fails a check not in order yet, like the plan's page, and not useless", async () => {
  const { Type } = licence;
  const asked = { Needed: [Type], Missing: [], ValidUntil: [{ Type, Day: "2126-01-13" }], Drivers: [] };
  const Refusal = { code: "licenceTooYoung", facts: { years: 2 } };
  server.use(
    http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
    http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([licence])),
    http.get("*/api/admin/clientDocuments/checkLicenseAge/*", () => answer({ Passed: false, Refusal })),
  );
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByText("This document is not in order for this trip yet")).toBeVisible();
  expect(screen.getByText(/must have been held for 2 years/)).toBeVisible();
});

it("the documents page links back to the plan even while a document is insufficient (ACC-17)", async () => {
  const documents = { code: "documentsInReview", facts: {} } as const;
  snapshot = begin()
    .and(added(0))
    .and(checked(0, { ...passed, documents })).snapshot;
  server.use(http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])));
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByText("Can I pay?")).toBeVisible();
  const [above, below] = screen.getAllByRole("link", { name: "Back to your plan" });
  expect(above).toHaveAttribute("href", "/shopping-cart");
  expect(below).toHaveAttribute("href", "/shopping-cart?plan=1");
});

it("the documents page uses the passport that the client typed for a stay of the plan, and nobody else's (LODGE-30)", async () => {
  const main = { Country: 40, Passport: "AAB123456", PassportExpires: "2031-05-03", IsMainUser: true };
  const stayOf = (Name: string, LastName: string) => ({ ...stay, Travelers: [{ ...main, Name, LastName }] });
  const asked = { Needed: [IdentityDocumentType.Passport], Missing: [], ValidUntil: [], Drivers: [] };
  let Details = stayOf("Ana", "Pérez");
  server.use(
    http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])),
    http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () =>
      answer({
        ...planOf(snapshot),
        Bookings: [{ ...bookingOf(snapshot, 1), ProductType: ProductType.Lodging, Details }],
      }),
    ),
  );
  const { unmount } = open(<DocumentsPage />, "/documents");
  expect(await screen.findByLabelText(/^Passport number/)).toHaveValue("AAB123456");
  unmount();
  Details = stayOf("Marcos", "Pérez");
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByLabelText(/^Passport number/)).toHaveValue("");
});

it("the documents page begins a passport with the country of the profile, to be checked like the name (ACC-18)", async () => {
  const asked = { Needed: [IdentityDocumentType.Passport], Missing: [], ValidUntil: [], Drivers: [] };
  server.use(
    http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])),
    http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
    http.get("*/api/countries", () => answer([{ Id: 37, Iso: "CA", Name: "Canada", PassportMonths: 6 }])),
    http.get("*/api/profile/*", () => answer({ BirthDate: "1990-04-01", CountryId: 37 })),
  );
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByLabelText(/^Issued by/)).toHaveDisplayValue("Canada");
});

it("the documents page uses the birth date of the profile, with and without a plan, and asks for it if the profile is missing (ACC-18)", async () => {
  const asked = { Needed: [IdentityDocumentType.Passport], Missing: [], ValidUntil: [], Drivers: [] };
  server.use(
    http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])),
    http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
  );
  const shown = async () => {
    const { unmount } = open(<DocumentsPage />, "/documents");
    const { value } = (await screen.findAllByLabelText<HTMLInputElement>(/^Date of birth/))[0] ?? {};
    unmount();
    return value;
  };
  expect(await shown()).toBe("Apr 1, 1990");
  server.use(http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(null)));
  expect(await shown()).toBe("Apr 1, 1990");
  server.use(http.get("*/api/profile/*", () => refuse(500, "unexpected", "No")));
  expect(await shown()).toBe("");
});

describe("while the page stays open", () => {
  timersByHand();

  it("keeps typed values when the documents cannot be loaded again (FAULT-26)", async () => {
    const asked = { Needed: [IdentityDocumentType.Passport], Missing: [], ValidUntil: [], Drivers: [] };
    const calls = "*/api/admin/clientDocuments/*";
    server.use(
      http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([])),
      http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
    );
    open(<DocumentsPage />, "/documents");
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(await screen.findByLabelText(/^Passport number/), "AAB123456");
    let failed = 0;
    server.use(
      http.get(calls, () => {
        failed += 1;
        return refuse(500, "unexpected", "No");
      }),
    );
    await nextLook();
    expect(failed).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Passport number/)).toHaveValue("AAB123456");
  });
});

it("the documents page shows that a document replaced on a paid plan is checked before the trip, and shows none as in order meanwhile (DOC-14)", async () => {
  snapshot = unsigned().snapshot;
  const { Type } = licence;
  const asked = { Needed: [Type], Missing: [], ValidUntil: [{ Type, Day: "2126-01-13" }], Drivers: [] };
  let Status: ClientDocument["Status"] = "inReview";
  server.use(
    http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () => answer(asked)),
    http.get("*/api/admin/clientDocuments/getClientDocumentsInfo/*", () => answer([{ ...licence, Status }])),
  );
  const { unmount } = open(<DocumentsPage />, "/documents");
  expect(await screen.findByText(/One of our staff will check it before your trip\./)).toBeVisible();
  expect(screen.queryByText(/before you can pay/)).toBeNull();
  expect(screen.queryByText(/in order/i)).toBeNull();
  unmount();
  Status = "verified";
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByText("Your documents are in order")).toBeVisible();
});
