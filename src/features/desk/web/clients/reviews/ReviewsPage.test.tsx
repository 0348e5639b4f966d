import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { noTrail } from "../../../inbox/trail.rules";
import type { ReviewedDocument, WaitingDocument } from "../../../reviews.schemas";
import { noteTrail } from "../../parts/inboxTrail";
import { DeskNav } from "../../shell/DeskNav";
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
let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
const server = serve(http.get("*/api/support/reviews/:lang", () => answer({ Holders: [], Documents })));

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

test("where a used document keeps its place and the client's other one is snoozed to the end, the id of their headings is there once (DESK-103, DESK-106, DESK-111)", async () => {
  Documents = [document(1, 1, 2), document(2, 1, 3), document(3, 2, 2)];
  const item = {
    ...{ Kind: "document", ItemId: "client-1", Name: "", Status: "waiting", Amount: null, CurrencyCode: "USD" },
    ...{ Documents: [], ClientName: "Client 1", TravelPlanId: null, Since: 0, Until: null, OwnerId: null },
    HandedOver: null,
  };
  let Snooze: object | null = null;
  const start = (controller: typeof stream) => {
    stream = controller;
  };
  const headers = { "Content-Type": "text/event-stream" };
  server.use(
    http.get("*/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false })),
    http.get("*/api/support/inbox", () =>
      answer({ Now: 0, Items: [{ ...item, Snooze }], Rates: [], Restored: null, Staff: [] }),
    ),
    http.get("*/api/support/changes", () => new Response(new ReadableStream<Uint8Array>({ start }), { headers })),
    http.post("*/api/support/presence", () => answer([])),
  );
  const page = (
    <>
      <DeskNav />
      <ReviewsPage />
    </>
  );
  showDesk(page, { route: "/support/reviews", at: "/support/reviews" });
  await screen.findByRole("link", { name: "Client 1" });
  await waitFor(() => expect(stream).not.toBeNull());
  act(() => opening()[0]?.focus());
  Snooze = { By: "Rosa Molina", At: 0, Until: null, Ends: null, Back: null };
  stream?.enqueue(new TextEncoder().encode("data: snooze\n\n"));
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Client 1" })).toHaveLength(2));
  const rows = window.document.querySelectorAll("li[id^=document-]");
  expect([...rows].map(({ id }) => id)).toEqual(["document-1", "document-3", "document-2"]);
  const named = window.document.querySelectorAll("#document-client-1");
  expect(named).toHaveLength(1);
  expect(named[0]?.closest("li")).toHaveAttribute("id", "document-1");
});

test("the inbox's next item is offered once the last of a client's documents was reviewed, as they are one item (DESK-122, DESK-103)", async () => {
  Documents = [document(1, 1, 2), document(2, 1, 3)];
  const listed = (Kind: Waiting["Kind"], ItemId: string): Waiting => ({
    ...{ Kind, ItemId, Name: "A seat", Status: "waiting", Amount: null, CurrencyCode: "USD", Documents: [] },
    ...{ ClientName: "Client 1", TravelPlanId: null, Since: 0, Until: null, OwnerId: null },
    ...{ HandedOver: null, Snooze: null },
  });
  const Items = [listed("document", "client-1"), listed("note", "4")];
  noteTrail({ ...noTrail, items: Items });
  const typed: ReviewedDocument["Document"] = {
    ...{ Type: 2, Number: "X1", FirstName: "Ana", LastName: "García", CountryId: 167 },
    ...{ IssuedOn: null, ExpiresOn: "2030-01-01", BirthDate: null, Status: "inReview", RejectedFor: null },
    ...{ GivenAt: 0, TypedOnly: false, PhotoId: null },
  };
  server.use(
    http.get("*/api/support/inbox", () => answer({ Now: 0, Items, Rates: [], Restored: null, Staff: [] })),
    http.get("*/api/support/changes", () => new Response(new ReadableStream())),
    http.get("*/api/countries", () => answer([])),
    http.get("*/api/support/documents/:id", () => answer({ ClientName: "Ana García", Trip: null, Document: typed })),
    http.post("*/api/support/documents/verify", async ({ request }) => {
      const { DocumentId } = (await request.json()) as { DocumentId: number };
      Documents = Documents.filter((one) => one.DocumentId !== DocumentId);
      return answer(null);
    }),
  );
  const page = (
    <>
      <DeskNav />
      <ReviewsPage />
    </>
  );
  showDesk(page, { route: "/support/reviews", at: "/support/reviews" });
  await screen.findByRole("link", { name: "Client 1" });
  const review = async () => {
    await userEvent.click(opening()[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "In order, by the typed data only" }));
  };
  const next = { name: "Next in the inbox: Note, A seat" };
  await review();
  await waitFor(() => expect(opening()).toHaveLength(1));
  expect(screen.queryByRole("link", next)).toBeNull();
  await review();
  expect(await within(screen.getByRole("list")).findByRole("link", next)).toHaveAttribute(
    "href",
    "/support/notes#note-4",
  );
});
