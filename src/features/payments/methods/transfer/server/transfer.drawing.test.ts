import { PDF } from "@libpdf/core";
import { letterhead } from "../../../../../../test/fixtures/server/letterheadBed";
import { hardNames, letters, readPaper } from "../../../../../../test/fixtures/server/paperBed";
import type { Transfer } from "../transfer.schemas";
import { drawTransferOrder } from "./transfer.drawing";

const to = {
  ...{ Name: "Shop", Account: "12", RoutingNumber: "021000021", Bank: "Bank" },
  ...{ Address: "1 Quay", BankAddress: "2 Quay" },
};
const transfer: Transfer = {
  ...{ PaymentId: "", TravelPlanId: 1, Status: 1, Reference: "MLC-1", Amount: 33_600, CurrencyCode: "USD" },
  ...{ Beneficiary: to, OrderedAt: 0, ReportedAt: null, Arrived: 0, Missing: 33_600, Over: 0, ToRefund: 0 },
  ...{ Refunded: 0, Proofs: [], Findings: [] },
};

async function drawn(facts: Partial<Transfer>): Promise<string> {
  const file = await PDF.load(await drawTransferOrder("en", { ...transfer, ...facts }, null, "Malecón", letterhead));
  return file
    .extractText()
    .map(({ text }) => text.replaceAll(/\s+/g, " "))
    .join(" ");
}

it("the transfer order has the whole amount, or the rest once a part has arrived (PAY-27)", async () => {
  expect(await drawn({})).toContain("$336.00");
  const rest = await drawn({ Arrived: 28_600, Missing: 5_000 });
  expect(rest).toContain("$50.00");
  expect(rest).toMatch(/Already received.*\$286\.00/);
  expect(rest).not.toContain("$336.00");
});

it.each(hardNames)("the transfer order shows the complete payee within its margins: %s (PAPER-11)", async (name) => {
  const account = "0123456789".repeat(8);
  const Beneficiary = {
    ...to,
    Name: name,
    Bank: name,
    Address: `1 Quay, ${name}`,
    BankAddress: name,
    Account: account,
  };
  const long = { ...transfer, Beneficiary, Amount: 98_765_432_100, Reference: "MLC-1001-7K2QX".repeat(4) };
  const paper = await readPaper(await drawTransferOrder("es", long, Date.UTC(2026, 11, 1), name, letterhead));
  for (const said of [name, `1 Quay, ${name}`, account, long.Reference]) expect(paper.letters).toContain(letters(said));
  expect(paper.outside).toEqual([]);
});
