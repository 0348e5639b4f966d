import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { ReviewedDocument, WaitingDocument } from "../../../reviews.schemas";
import { DeskKeys } from "../../shell/DeskKeys";
import { deskRow } from "../../shell/deskRows";
import { WaitingDocumentCard } from "./WaitingDocumentCard";

const waiting: WaitingDocument = {
  ...{ DocumentId: 7, ClientId: 1, ClientName: "Ana García", ClientEmail: "ana@example.com", ClientLanguage: "es" },
  ...{ Type: 2, Holder: "client", Status: "inReview", HoldsUp: true, GivenAt: 0 },
};
const opened: ReviewedDocument = {
  ClientName: "Ana García",
  Trip: {
    ...{ TravelPlanId: 1001, FirstDay: "2029-12-15", LastDay: "2029-12-20" },
    People: [{ BookingId: 801, Name: "Ana García", Drives: true, From: "2029-12-15", To: "2029-12-20" }],
    NameIs: "differs",
    Measures: [
      { Rule: "passportValid", BookingId: null, Of: 6, Needed: "2030-06-15", Has: "2030-01-01", Missing: 165 },
    ],
  },
  Document: {
    ...{ Type: 2, Number: "X1", FirstName: "Ana", LastName: "García", CountryId: 167 },
    ...{ IssuedOn: null, ExpiresOn: "2030-01-01", BirthDate: null, Status: "inReview", RejectedFor: null },
    ...{ GivenAt: 0, TypedOnly: false, PhotoId: null },
  },
};

const server = serve(
  http.get("*/api/countries", () => answer([])),
  http.get("*/api/support/documents/7", () => answer(opened)),
);

const show = async () => {
  showDesk(<WaitingDocumentCard waiting={waiting} />, { route: "/support", at: "/support", before: true });
  await userEvent.click(await screen.findByRole("button", { name: "Open the document" }));
};
const inOrder = () => screen.findByRole("button", { name: "In order, by the typed data only" });

test.each([
  [true, "holding up the payment"],
  [false, "not holding up a payment"],
])(
  "of a document under review is said what the server knows of its plan's payment: %s (DESK-103)",
  async (HoldsUp, words) => {
    const card = <WaitingDocumentCard waiting={{ ...waiting, HoldsUp }} />;
    showDesk(card, { route: "/support", at: "/support", before: true });
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test("a document is found in order by one press, without a reason (DESK-96)", async () => {
  const sent: unknown[] = [];
  server.use(
    http.post("*/api/support/documents/verify", async ({ request }) => {
      sent.push(await request.json());
      return answer(null);
    }),
  );
  await show();
  await userEvent.click(await inOrder());
  await waitFor(() => expect(sent).toEqual([{ DocumentId: 7, TypedOnly: true }]));
});

test("the reason why a document cannot be accepted is shown next to it (DESK-96)", async () => {
  server.use(
    http.post("*/api/support/documents/verify", () =>
      refuse(409, "documents.reviewed", "Somebody has looked at this document already."),
    ),
  );
  await show();
  await userEvent.click(await inOrder());
  expect(await screen.findByText("Somebody has looked at this document already.")).toBeVisible();
});

test("a waiting document shows a missing photo, the trip's client, a name that is not booked, and by how much a rule is not met (DESK-35)", async () => {
  await show();
  expect(await screen.findByText("No photo was given")).toBeVisible();
  expect(screen.getByText(/^Ana García drives: booking 801/)).toBeVisible();
  expect(screen.getByText("Nobody with the name on it is booked on this trip.")).toBeVisible();
  expect(screen.getByText("missed by 165 days")).toBeVisible();
  expect(screen.getByText(/^Valid until June 15, 2030 at least \(6 months from the start\)/)).toBeVisible();
});

test("a photo is enlarged by a press, zoomed and turned by keys, with one audited access, and the focus returns (DESK-121)", async () => {
  const user = userEvent.setup();
  let looks = 0;
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
  server.use(
    http.get("*/api/support/documents/7", () =>
      answer({ ...opened, Document: { ...opened.Document, PhotoId: "3f0c6c3e-6f0a-4d0a-9d1e-0f5d3f1f7a11" } }),
    ),
    http.get("*/api/documents/photos/:id", () => {
      looks += 1;
      return new Response(new Blob(["photo"]), { headers: { "Content-Type": "image/jpeg" } });
    }),
  );
  await show();
  const small = await screen.findByRole("button", { name: "Photo of the document: enlarge it" });
  await user.click(small);
  const dialog = screen.getByRole("dialog", { name: "Photo of the document" });
  expect(within(dialog).getByRole("button", { name: "Smaller" })).toBeDisabled();
  await user.keyboard("++r");
  const view = within(dialog).getByRole("region", { name: "Photo, 2 times as large, turned by 90 degrees" });
  await user.keyboard("-");
  await user.click(within(dialog).getByRole("button", { name: "Turn" }));
  expect(view).toHaveAccessibleName("Photo, 1.5 times as large, turned by 180 degrees");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(small).toHaveFocus();
  expect(looks).toBe(1);
});

test("once it is open, the answer key focuses the first answer and sends none (DESK-13)", async () => {
  const page = (
    <>
      <DeskKeys />
      <div {...deskRow("document-7")}>
        <WaitingDocumentCard waiting={waiting} />
      </div>
    </>
  );
  showDesk(page, { route: "/support", at: "/support", before: true });
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Open the document" });
  await user.keyboard("n");
  const verify = await inOrder();
  expect(screen.getByRole("heading", { name: /Ana García/, level: 3 })).toHaveFocus();
  await user.keyboard("e");
  expect(verify).toHaveFocus();
});
