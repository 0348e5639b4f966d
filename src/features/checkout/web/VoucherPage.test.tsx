import { screen } from "@testing-library/react";
import { http } from "msw";
import { answer, refuse, serve } from "../../../web/wireTestBed";
import { open } from "./checkoutTestBed";
import VoucherPage from "./VoucherPage";

serve(
  http.get("*/api/checkout/vouchers/404", () => refuse(404, "notFound", "Not found.")),
  http.get("*/api/checkout/vouchers/409", () => refuse(409, "receipt.notSigned", "It is not signed.")),
  http.get("*/api/checkout/vouchers/:id", () => answer(null)),
);

const show = (id: string) => open(<VoucherPage />, `/vouchers/${id}`, "/vouchers/:bookingId");

test.each(["404", "none"])(
  "a voucher of no booking (%s) leads back to the plan, and is not tried again",
  async (id) => {
    show(id);
    expect(await screen.findByRole("heading", { name: "We cannot find this booking" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to your plan" })).toHaveAttribute("href", "/shopping-cart");
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
);

test("a booking whose receipt is not signed has no voucher yet", async () => {
  show("409");
  expect(await screen.findByRole("link", { name: "Back to your plan" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "We cannot find this booking" })).not.toBeInTheDocument();
});
