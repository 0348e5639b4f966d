import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { InfectedUpload } from "../../../uploads.schemas";
import InfectedUploadsPage from "./InfectedUploadsPage";

const ID = "3f0c6c3e-6f0a-4d0a-9d1e-0f5d3f1f7a11";
const one: InfectedUpload = {
  ...{ UploadId: ID, ClientName: "Ana García", ClientEmail: "ana@example.com", ClientLanguage: "es", IsStaff: false },
  ...{ TravelPlanId: 1001, Purpose: "transferProof", MediaType: "application/pdf", Found: "Win.Test.EICAR_HDB-1" },
  RefusedAt: Date.UTC(2026, 11, 1, 15),
};

let uploads: InfectedUpload[];
let sent: unknown;
const wire = serve(
  http.get("*/api/support/uploads", () => answer(uploads)),
  http.post("*/api/support/uploads/done", async ({ request }) => {
    sent = await request.json();
    uploads = [];
    return answer(null);
  }),
);
beforeEach(() => {
  uploads = [one];
});
const show = () => showDesk(<InfectedUploadsPage />, { route: "/support/uploads", at: "/support/uploads" });

test("the page of infected uploads shows a refused file's sender, kind, malware and instructions, and is marked as done by a press (DESK-108)", async () => {
  show();
  expect(await screen.findByRole("heading", { name: "Proof of a transfer from Ana García" })).toBeVisible();
  expect(screen.getByText("One infected file was refused.")).toBeVisible();
  expect(screen.getByRole("link", { name: "ana@example.com" })).toHaveAttribute("href", "mailto:ana@example.com");
  expect(screen.getByText("application/pdf")).toBeVisible();
  expect(screen.getByText("Win.Test.EICAR_HDB-1")).toBeVisible();
  expect(screen.getByText(/was refused and not kept. Write to the client, in Spanish/)).toBeVisible();
  const plan = screen.getByRole("link", { name: "Plan 1001: write to the client there" });
  expect(plan).toHaveAttribute("href", "/support/plans/1001");
  await userEvent.setup().click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText("The file from Ana García is done.")).toBeVisible();
  expect(sent).toEqual({ UploadId: ID });
});

test("the page of infected uploads asks to check the computer if the file is a colleague's (DESK-108)", async () => {
  uploads = [{ ...one, IsStaff: true, Purpose: "logo", MediaType: null, TravelPlanId: null }];
  show();
  expect(await screen.findByRole("heading", { name: "Logo from Ana García" })).toBeVisible();
  expect(screen.getByText(/A colleague sent it/)).toBeVisible();
  expect(screen.getByText("of no known kind")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Plan/ })).toBeNull();
});

test("a file that a colleague has marked as done first shows that at its card (DESK-108)", async () => {
  wire.use(
    http.post("*/api/support/uploads/done", () => refuse(409, "support.nothingWaiting", "Nothing waits any more.")),
  );
  show();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Done" }));
  expect(await screen.findByText("Nothing waits any more.")).toBeVisible();
});
