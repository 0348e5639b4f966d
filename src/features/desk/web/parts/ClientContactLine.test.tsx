import { cleanup, screen } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, on, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { StaffRole } from "../../../../shared/staffRole";
import { ClientContactLine } from "./ClientContactLine";

let role: StaffRole;
serve(on("/api/support/self", () => answer({ StaffRole: role, NeedsSecondFactor: false })));
afterEach(cleanup);

const ana = { ClientId: 7, ClientName: "Ana García", ClientEmail: "ana@example.com", ClientPhone: "+53 5 1234567" };

const show = async (as: StaffRole, client: typeof ana | Omit<typeof ana, "ClientId" | "ClientPhone">) => {
  role = as;
  showDesk(<ClientContactLine client={client} />, { route: "/support", at: "/support" });
  return screen.findByText("Ana García");
};

it("leads from a client's name to their page, and to their mailbox and telephone (DESK-33)", async () => {
  await show("desk", ana);
  expect(screen.getByRole("link", { name: "Ana García" }).getAttribute("href")).toBe("/support/clients/7");
  expect(screen.getByRole("link", { name: "ana@example.com" }).getAttribute("href")).toBe("mailto:ana@example.com");
  expect(screen.getByRole("link", { name: "+53 5 1234567" }).getAttribute("href")).toBe("tel:+5351234567");
});

it("only names the client to those who may not open the client's page (DESK-33)", async () => {
  await show("content", ana);
  expect(screen.queryByRole("link", { name: "Ana García" })).toBeNull();
});

it("only names the client where the last release answered without the client's id (DESK-33)", async () => {
  const { ClientId: _id, ClientPhone: _phone, ...known } = ana;
  await show("desk", known);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["ana@example.com"]);
});
