import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { open } from "../../../../../test/fixtures/web/checkoutTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { AcceptedPolicies } from "./AcceptedPolicies";

const text = (title: string) => ({
  ...{ title, lead: "In short.", since: "2026-11-01" },
  sections: [{ heading: "Paying", paragraphs: ["Within 48 hours."] }],
});
let accepted: unknown;
let asked: number;
serve(
  http.get("*/api/travelPlans/acceptedPolicies/1001/en", () => {
    asked += 1;
    return answer(accepted);
  }),
);
beforeEach(() => {
  asked = 0;
  accepted = {
    AcceptedAt: Date.UTC(2026, 10, 21, 17),
    InForce: true,
    Policies: [
      { Name: "terms", Version: 3, Text: text("Our terms") },
      { Name: "privacy", Version: 0, Text: text("Privacy policy") },
    ],
  };
});
const show = () => open(<AcceptedPolicies planId={1001} />, "/shopping-cart");
const unfold = () => userEvent.click(screen.getByText("The terms and policies that were accepted"));

test("the accepted policies are loaded when opened, and shown as they were then (INFO-24)", async () => {
  show();
  expect(asked).toBe(0);
  await unfold();
  expect(await screen.findByText(/^Accepted on Saturday, November 21, 2026 at 12:00/)).toBeInTheDocument();
  expect(screen.getByText("Our terms (version 3)")).toBeInTheDocument();
  expect(screen.getByText("Privacy policy")).toBeInTheDocument();
  expect(screen.getAllByText("Within 48 hours.")).toHaveLength(2);
});

test("a booking from before this was recorded shows a notice (INFO-24)", async () => {
  accepted = null;
  show();
  await unfold();
  expect(await screen.findByText(/was not kept at the time of this booking/)).toBeInTheDocument();
});
