import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { WaitingDocument } from "../../../reviews.schemas";
import ReviewsPage from "./ReviewsPage";

const document = (DocumentId: number, ClientId: number, Type: number): WaitingDocument => ({
  ...{ DocumentId, ClientId, ClientName: `Client ${ClientId}`, ClientEmail: `c${ClientId}@example.com` },
  ...{ ClientLanguage: "es", Type, Holder: "client", Status: "inReview", HoldsUp: false, GivenAt: 0 },
});
/** Passport and licence of each. */
const documentsOf = (clients: number) =>
  Array.from({ length: clients }, (_, client) => [
    document(2 * client + 1, client + 1, 2),
    document(2 * client + 2, client + 1, 3),
  ]).flat();

let Documents: WaitingDocument[];
serve(http.get("*/api/support/reviews/:lang", () => answer({ Holders: [], Documents })));

const show = (hash = "") => showDesk(<ReviewsPage />, { route: "/support/reviews", at: `/support/reviews${hash}` });
const opening = () => screen.getAllByRole("button", { name: "Open the document" });

test("a client's documents are together under their name, which leads to the client (DESK-103)", async () => {
  // As the server orders them: by urgency, not by client.
  Documents = [document(1, 1, 2), document(3, 2, 2), document(2, 1, 3)];
  show();
  const [first, second, third] = await screen.findAllByRole("listitem");
  if (!first || !second || !third) throw new Error("no rows");
  const link = within(first).getByRole("link", { name: "Client 1" });
  expect(link).toHaveAttribute("href", "/support/clients/1");
  expect(first).toHaveTextContent("c1@example.com");
  expect(within(second).queryByRole("link")).toBeNull();
  expect(second).toHaveTextContent(/Client 1/);
  expect(within(third).getByRole("link", { name: "Client 2" })).toBeVisible();
});

test("of many documents the first twenty are shown, and more at a press, where the focus goes (DESK-103, A11Y-5)", async () => {
  Documents = documentsOf(15);
  show();
  await screen.findByRole("link", { name: "Client 1" });
  expect(opening()).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: "Show 10 more" }));
  expect(opening()).toHaveLength(30);
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  expect(window.document.activeElement).toHaveAttribute("id", "document-21");
});

test("the client to whom the inbox leads is there however far down, with the focus (DESK-14, DESK-103)", async () => {
  Documents = documentsOf(15);
  show("#document-client-14");
  const link = await screen.findByRole("link", { name: "Client 14" });
  expect(opening()).toHaveLength(28);
  expect(link.closest("[tabindex]")).toHaveFocus();
});
