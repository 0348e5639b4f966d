import { screen } from "@testing-library/react";
import { http } from "msw";
import { showDesk } from "../../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../../test/fixtures/web/wireTestBed";
import type { ReviewedDocument } from "../../../../reviews.schemas";
import { OpenedDocument } from "./OpenedDocument";

const opened: ReviewedDocument = {
  ClientName: "Ana García",
  Trip: null,
  Document: {
    ...{ Type: 2, Number: "X1", FirstName: "Ana", LastName: "García", CountryId: 167 },
    ...{ IssuedOn: null, ExpiresOn: "2030-01-01", BirthDate: null, Status: "inReview", RejectedFor: null },
    ...{ GivenAt: 0, TypedOnly: false, PhotoId: null },
  },
};

const server = serve(
  http.get("*/api/countries", () => answer([{ Id: 167, Name: "Peru", Iso: "PE", PassportMonths: 6 }])),
);

const show = () => showDesk(<OpenedDocument opened={opened} />, { route: "/support", at: "/support", before: true });
const country = () => screen.getByText("Country", { selector: "dt" }).nextElementSibling;

test("a document's country is named once the list of countries is loaded, and a placeholder shows until then", async () => {
  show();
  expect(country()).not.toBeEmptyDOMElement();
  expect(await screen.findByText("Peru")).toBeInTheDocument();
});

test.each([
  ["is out of reach", () => refuse(500, "unexpected", "Sorry.")],
  ["does not know it", () => answer([])],
])("if the list of countries %s, the country's id is shown instead of its name", async (_why, countries) => {
  server.use(http.get("*/api/countries", countries));
  show();
  expect(await screen.findByText("167")).toBe(country());
});
