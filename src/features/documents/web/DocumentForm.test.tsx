import { configureStore } from "@reduxjs/toolkit";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import en from "../../../../i18n/en.json";
import { api } from "../../../platform/web/api";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { documentsContract } from "../documents.contract";
import type { ClientDocument } from "../documents.schemas";
import { DocumentCard } from "./DocumentCard";
import { DocumentForm } from "./DocumentForm";
import type { Reading } from "./reading/reading";

let reading: Reading | null = null;
jest.mock("./reading/readPassport", () => ({ readPassport: async () => reading }));

const client = { clientId: 7, email: "ana@example.com", FirstName: "Ana", LastName: "García", Role: "client" };
const passport: ClientDocument = {
  Type: 2,
  Number: "X123456",
  FirstName: "Ana",
  LastName: "García",
  CountryId: 34,
  IssuedOn: null,
  ExpiresOn: "2020-01-01",
  BirthDate: "1990-05-04",
  Status: "given",
  RejectedFor: null,
  GivenAt: 0,
  TypedOnly: false,
  PhotoId: null,
};

const refusal = {
  Data: "Please check the form.",
  Status: -1,
  ResultCode: "validation",
  ResponseType: "Error",
  Errors: [
    { Field: "ExpiresOn", Code: "expired", Message: "The passport has expired." },
    { Field: "ClientId", Code: "unknown", Message: "This client is not known." },
  ],
};
const server = setupServer(
  http.all(`*${documentsContract.giveDocument.path}`, () => HttpResponse.json(refusal, { status: 422 })),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const form = {
  type: IdentityDocumentType.Passport,
  client,
  countries: [{ Id: 34, Iso: "CU", Name: "Cuba" }],
} as const;

function show(page: ReactNode) {
  const store = configureStore({
    reducer: {
      auth: () => ({ access_token: "t", token_type: "bearer", client }),
      language: () => ({ current: "en" }),
      [api.reducerPath]: api.reducer,
    },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  return render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {page}
      </IntlProvider>
    </Provider>,
  );
}

test("a refusal of the server is shown at its field, with the focus, until the value is changed", async () => {
  const user = userEvent.setup();
  show(
    <DocumentForm
      {...form}
      document={passport}
      canDiscard={false}
      onEnd={() => {
        throw new Error("given");
      }}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Save the passport" }));
  const expires = screen.getByLabelText(/Expir|Valid/);
  expect(await screen.findByText("The passport has expired.")).toBeInTheDocument();
  expect(expires).toHaveAccessibleDescription(/The passport has expired/);
  await waitFor(() => expect(expires).toHaveFocus());
  // An error of a field that is not in the form is shown in the alert only.
  expect(screen.getByRole("alert")).toHaveTextContent("This client is not known.");
  expect(screen.getByRole("alert")).not.toHaveTextContent("The passport has expired.");

  await user.clear(expires);
  await user.type(expires, "2036-01-01");
  expect(screen.queryByText("The passport has expired.")).not.toBeInTheDocument();
});

test("the focus stays in place once a document has been given", async () => {
  const given: ClientDocument = { ...passport, ExpiresOn: "2036-01-01" };
  server.use(
    http.all(`*${documentsContract.giveDocument.path}`, () =>
      HttpResponse.json({ Data: given, Status: 0, ResultCode: "OK", ResponseType: "OK", Errors: [] }),
    ),
  );
  const user = userEvent.setup();
  show(<DocumentCard {...form} document={given} refusal={null} trip="unpaid" />);
  await user.click(screen.getByRole("button", { name: "Change the passport" }));
  expect(document.activeElement).toContainElement(screen.getByRole("button", { name: "Save the passport" }));
  await user.click(screen.getByRole("button", { name: "Save the passport" }));
  const change = await screen.findByRole("button", { name: "Change the passport" });
  await waitFor(() => expect(document.activeElement).toContainElement(change));
  expect(document.body).not.toHaveFocus();
});

test("a document's draft survives a reload and the end of a session, until the document is sent (WEB-15, FAULT-25)", async () => {
  const given: ClientDocument = { ...passport, ExpiresOn: "2036-01-01" };
  const user = userEvent.setup();
  const card = <DocumentCard {...form} document={given} refusal={null} trip="unpaid" />;
  const { unmount } = show(card);
  await user.click(screen.getByRole("button", { name: "Change the passport" }));
  await user.clear(screen.getByLabelText(/Passport number/));
  await user.type(screen.getByLabelText(/Passport number/), "Z765432");
  unmount();
  const again = show(card);
  expect(screen.getByLabelText(/Passport number/)).toHaveValue("Z765432");
  server.use(
    http.all(`*${documentsContract.giveDocument.path}`, () =>
      HttpResponse.json({ Data: given, Status: 0, ResultCode: "OK", ResponseType: "OK", Errors: [] }),
    ),
  );
  await user.click(screen.getByRole("button", { name: "Save the passport" }));
  await screen.findByRole("button", { name: "Change the passport" });
  again.unmount();
  show(card);
  expect(screen.getByRole("button", { name: "Change the passport" })).toBeInTheDocument();
});

test("a draft over a document that may stay can be discarded, and does not return", async () => {
  const user = userEvent.setup();
  const card = (
    <DocumentCard {...form} document={{ ...passport, ExpiresOn: "2036-01-01" }} refusal={null} trip="unpaid" />
  );
  const { unmount } = show(card);
  await user.click(screen.getByRole("button", { name: "Change the passport" }));
  await user.type(screen.getByLabelText(/Passport number/), "9");
  await user.click(screen.getByRole("button", { name: "Discard my changes" }));
  const change = screen.getByRole("button", { name: "Change the passport" });
  await waitFor(() => expect(document.activeElement).toContainElement(change));
  unmount();
  show(card);
  expect(screen.getByRole("button", { name: "Change the passport" })).toBeInTheDocument();
});

test("a draft is void once its document has been replaced, in another tab too", async () => {
  const user = userEvent.setup();
  const first: ClientDocument = { ...passport, ExpiresOn: "2036-01-01" };
  const { unmount } = show(<DocumentCard {...form} document={first} refusal={null} trip="unpaid" />);
  await user.click(screen.getByRole("button", { name: "Change the passport" }));
  await user.type(screen.getByLabelText(/Passport number/), "9");
  unmount();
  show(<DocumentCard {...form} document={{ ...first, GivenAt: 1 }} refusal={null} trip="unpaid" />);
  expect(screen.getByRole("button", { name: "Change the passport" })).toBeInTheDocument();
});

test("a rejected document cannot be sent unchanged", () => {
  show(<DocumentCard {...form} document={{ ...passport, Status: "rejected" }} refusal={null} trip="unpaid" />);
  expect(screen.queryByRole("button", { name: "Discard my changes" })).toBeNull();
});

describe("a photo that is sent too", () => {
  const calls: string[] = [];
  const ok = (Data: unknown) =>
    HttpResponse.json({ Data, Status: 0, ResultCode: "OK", ResponseType: "OK", Errors: [] });
  const before = globalThis.createImageBitmap;
  const saved = jest.fn();
  beforeEach(() => {
    // The picture has no size, so that nothing is read from it.
    globalThis.createImageBitmap = async () => ({ width: 0, height: 0, close: () => undefined });
    calls.length = 0;
    saved.mockReset();
  });
  afterEach(() => {
    globalThis.createImageBitmap = before;
  });

  async function saveWithPhoto(given: ClientDocument) {
    server.use(
      http.all(`*${documentsContract.giveDocument.path}`, () => {
        calls.push("give");
        return ok(given);
      }),
      http.all("*/api/documents/7/2/photo", () => {
        calls.push("photo");
        return ok({ ...given, Status: "inReview" });
      }),
    );
    const user = userEvent.setup();
    show(<DocumentForm {...form} document={given} canDiscard={false} onEnd={saved} />);
    await user.upload(
      screen.getByTestId("passport-photo"),
      new File(["picture"], "passport.jpg", { type: "image/jpeg" }),
    );
    await user.click(await screen.findByRole("checkbox", { name: /Send this photo too/ }));
    await user.click(screen.getByRole("button", { name: "Save the passport" }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  }

  test("is sent alone for an unchanged rejected document, whose data are not accepted again (DOC-6)", async () => {
    await saveWithPhoto({ ...passport, ExpiresOn: "2036-01-01", Status: "rejected", RejectedFor: "A blurred photo" });
    expect(calls).toEqual(["photo"]);
  });

  test("is not sent for a document that staff have accepted (DOC-6)", async () => {
    await saveWithPhoto({ ...passport, ExpiresOn: "2036-01-01", Status: "verified" });
    expect(calls).toEqual(["give"]);
  });
});

test("a passport's form begins with the profile's day of birth, so that it is not typed twice; a license's sends none (ACC-18)", async () => {
  const bodies: unknown[] = [];
  server.use(
    http.all(`*${documentsContract.giveDocument.path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(refusal, { status: 422 });
    }),
  );
  const user = userEvent.setup();
  const holder = { ...client, BirthDate: "1990-05-04" };
  const booked = { Number: "X123456", CountryId: 34, ExpiresOn: "2036-01-01" };
  const empty = { ...form, client: holder, booked, document: undefined, canDiscard: false, onEnd: () => undefined };
  const { unmount } = show(<DocumentForm {...empty} />);
  await user.click(screen.getByRole("button", { name: "Save the passport" }));
  await waitFor(() => expect(bodies).toMatchObject([{ Type: 2, BirthDate: "1990-05-04" }]));
  unmount();
  show(<DocumentForm {...empty} type={IdentityDocumentType.DriverLicense} />);
  await user.type(screen.getByLabelText(/Held since|issued on/i), "6/1/2010");
  await user.click(screen.getByRole("button", { name: "Save the license" }));
  await waitFor(() => expect(bodies[1]).toMatchObject({ Type: 3, BirthDate: null }));
});

describe("a partly read photo over another person's document (DOC-10)", () => {
  const half: Reading = {
    values: { FirstName: "Eva", LastName: "Ruiz" },
    countryIso: "UT",
    unread: ["Number", "BirthDate", "ExpiresOn"],
    remarks: [{ code: "namesCut" }, { code: "leftOut", signs: "KLKK" }],
  };
  const fields = [/Passport number/, /Date of birth/, /Valid until/, /Issued by/];

  it("empties and marks what it could not read, so that nothing of the former holder is left", async () => {
    reading = half;
    show(<DocumentForm {...form} document={passport} canDiscard={false} onEnd={() => undefined} />);
    for (const field of fields) expect(screen.getByLabelText(field)).not.toHaveValue("");
    await userEvent.upload(screen.getByTestId("passport-photo"), new File(["x"], "p.jpg", { type: "image/jpeg" }));
    expect(
      await screen.findByText(/^We could not read: Passport number, Date of birth, Valid until, and Issued by/),
    ).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue("Eva");
    // The input of a person with only one name. (ACC-22)
    expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription(/enter FNU here/);
    for (const field of fields) {
      expect(screen.getByLabelText(field)).toHaveValue("");
      expect(screen.getByLabelText(field)).toBeInvalid();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(/Please fill in this field/);
    }
    expect(screen.getByText(/^The names fill their line/)).toBeVisible();
    expect(screen.getByText(/left out “KLKK”/)).toBeVisible();
  });

  it("leaves the form unchanged if nothing was read, as all its data are one document's", async () => {
    reading = null;
    show(<DocumentForm {...form} document={passport} canDiscard={false} onEnd={() => undefined} />);
    await userEvent.upload(screen.getByTestId("passport-photo"), new File(["x"], "p.jpg", { type: "image/jpeg" }));
    expect(await screen.findByText("We could not read this photo")).toBeVisible();
    expect(screen.getByLabelText(/Passport number/)).toHaveValue("X123456");
  });
});
