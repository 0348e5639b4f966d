import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { open, planHandlers } from "../../../../../../test/beds/web/checkoutTestBed";
import { answer, refuse, serve } from "../../../../../../test/beds/web/wireTestBed";
import { added, at, begin, checked, passed } from "../../../../../../test/checkoutStory";
import DocumentsPage from "./DocumentsPage";

let { snapshot } = begin().and(added(0)).and(checked(0));

const server = serve(
  ...planHandlers(() => ({ snapshot, now: at(1) })),
  http.get("*/api/admin/clientDocuments/isNeededClientDocuments/*", () =>
    answer({ Needed: [], Missing: [], ValidUntil: [], Drivers: [] }),
  ),
  http.get("*/api/admin/clientDocuments/checkLicenseAge/*", () => answer({ Passed: true, Refusal: null })),
  http.get("*/api/admin/clientDocuments/checkPassportValidPeriod/*", () => answer({ Passed: true, Refusal: null })),
  http.get("*/api/countries", () => answer([])),
);

it("says that a client's documents could not be loaded (WIRE-23), and shows them when they can be had again", async () => {
  const given = "*/api/admin/clientDocuments/getClientDocumentsInfo/*";
  server.use(http.get(given, () => refuse(500, "server.failed", "No")));
  open(<DocumentsPage />, "/documents");
  expect(await screen.findByText("We can't get Docs To Verify")).toBeVisible();
  server.use(http.get(given, () => answer([])));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Your documents are in order")).toBeVisible();
});

it("leads back to the plan also while a document is not enough yet (ACC-17)", async () => {
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
