import { screen } from "@testing-library/react";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import type { Quote, QuoteSource } from "../../quote.schemas";
import { QuoteLines } from "./QuoteLines";

const source = (Table: string, Name: string, Days: QuoteSource["Days"] = null): QuoteSource => ({
  ...{ Table, Name, Days, Version: null, ChangesAt: null },
});

test("the rows behind a price are shown with names, and days are written out (OPS-41)", async () => {
  const Sources = [
    source("classes", "ECO-M"),
    source("seasons", "peak", { From: "2026-12-05", To: "2027-01-05" }),
    source("lengths", "7"),
    source("charges", "childSeatPerDay"),
  ];
  const quote: Quote = {
    ...{ At: Date.UTC(2026, 10, 20, 17), PayNow: 70_000, PayInCuba: 0, Deposit: 0 },
    Lines: [{ Code: "rental", Amount: 70_000, Facts: { days: 10, perDay: 7_000 }, Paid: "online", Sources }],
  };
  showDesk(<QuoteLines quote={quote} />, { route: "/", at: "/", before: true });
  expect(await screen.findByText("Economy, manual")).toBeVisible();
  for (const name of ["Peak, Dec 5, 2026 – Jan 5, 2027", "from 7 days", "Child seat a day"])
    expect(screen.getByText(name)).toBeVisible();
});
