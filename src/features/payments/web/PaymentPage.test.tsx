import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { added, at, begin, checked, chooses, PRICE } from "../../../../test/checkoutStory";
import { checkoutOf } from "../../../../test/fixtures/web/checkoutTestBed";
import { attachedStyles } from "../../../../test/fixtures/web/pageTestBed";
import {
  choosing,
  fillAndPress,
  frameSays,
  page,
  payButton,
  paymentOf,
  processing,
  servePayments,
  show,
  takePayments,
  termsBox,
} from "../../../../test/fixtures/web/paymentTestBed";
import { answer } from "../../../../test/fixtures/web/wireTestBed";

const server = servePayments();

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

test("terms that were accepted with the booking are shown with their day and not asked again, unless others are in force (PAY-2)", async () => {
  const accepted = { AcceptedAt: at(0), InForce: true, Policies: [] };
  const policies = "*/api/travelPlans/acceptedPolicies/:planId/:lang";
  server.use(http.get(policies, () => answer(accepted)));
  const { unmount } = show();
  expect(await screen.findByText(/^You accepted the/)).toHaveTextContent(/ on \w+, \w+ \d+\.$/);
  expect(screen.queryByRole("checkbox", { name: /I accept/ })).toBeNull();
  expect(await payButton()).not.toHaveAccessibleDescription(/Please accept the privacy policy/);
  unmount();
  server.use(http.get(policies, () => answer({ ...accepted, InForce: false })));
  show();
  expect(await screen.findByRole("checkbox", { name: /I accept/ })).not.toBeChecked();
  expect(screen.queryByText(/^You accepted the/)).toBeNull();
});

test("paying is possible only once the terms are accepted, and the reason is under the button (PAY-2)", async () => {
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  expect(await payButton()).toBeDisabled();
  expect(await payButton()).toHaveAccessibleDescription(/Please accept the privacy policy/);
  await user.click(termsBox());
  expect(await payButton()).toBeEnabled();
});

test("a payment stopped for the name on the card names who decides, the unchanged deadline, and the alternatives (PAY-4)", async () => {
  const Errors = [{ Field: "", Code: "holderUnclear", Message: "Not clearly yours." }];
  server.use(
    http.post("*/api/travelPlans/doPaymentWithCloverAPI", () => {
      page.reviews = [{ HolderName: "A. García", Status: "waiting", AskedAt: at(2) }];
      const refusal = { Data: "Not clearly yours.", Status: -1, ResultCode: "checkout.refused", ResponseType: "Error" };
      return HttpResponse.json({ ...refusal, Errors }, { status: 409 });
    }),
  );
  await fillAndPress();
  const title = await screen.findByText("Our staff are looking at the name “A. García”");
  const told = title.parentElement;
  expect(told).toHaveTextContent(
    /Nothing was charged.*You do not have to wait.*Meanwhile your payment deadline still applies\./,
  );
  expect(screen.getAllByText(/hours left to pay/)).toHaveLength(1);
  expect(screen.queryByText("The payment did not go through")).toBeNull();
  await waitFor(() => expect(title.closest("[tabindex]")).toHaveFocus());
});

test.each([
  ["accepted", "You can pay with the card of “A. García”"],
  ["refused", "We cannot accept a card of “A. García”"],
] as const)("what staff decided of a name stands on the page of the payment: %s (PAY-4)", async (Status, said) => {
  page.reviews = [{ HolderName: "A. García", Status, AskedAt: at(2) }];
  show();
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test.each(["/api/clients/getClientCards", "/api/fund/:clientId"])(
  "until the answer of %s is known, a skeleton of the form's height covers it, and nothing in it can be used",
  async (call) => {
    let tell = () => {};
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    server.use(
      http.get(`*${call}`, async () => {
        await known;
      }),
    );
    show(attachedStyles());
    const heading = await screen.findByText("Pay by card", { selector: "h2" });
    const form = heading.closest("form");
    expect(form).toHaveAttribute("inert");
    expect(form).toHaveAttribute("aria-busy", "true");
    expect(heading).not.toBeVisible();
    expect(form?.querySelector(".MuiSkeleton-root")).toHaveStyle({ position: "absolute", height: "100%" });
    tell();
    expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
    await waitFor(() => expect(heading).toBeVisible());
    expect(form).not.toHaveAttribute("inert");
  },
);

test("the fund pays up to its balance, and the card the rest", async () => {
  page.balance = 10_000;
  takePayments(server);
  const user = userEvent.setup();
  show();
  await frameSays({ type: "ready", height: 260 });
  await user.click(screen.getByRole("checkbox", { name: "Use $100.00 of my fund" }));
  expect(screen.getByText("The rest, $191.00, is charged to your card.")).toBeInTheDocument();
  await user.click(termsBox());
  await user.click(screen.getByRole("button", { name: "Pay $191.00 now" }));
  await frameSays({ type: "token", token: "clv_1TST" });
  expect(await screen.findByText("the signing page")).toBeInTheDocument();
  expect(page.orders[0]).toMatchObject({ Token: "clv_1TST", Amount: PRICE, FundAmount: 10_000 });
});

test("the choice to pay from the fund stays when another method is opened, and determines the rest to pay (PAY-19)", async () => {
  page.balance = 10_000;
  const charges = { 85: { rate: 0, fixed: 1_500 }, 135: { rate: 0, fixed: 0 } } as const;
  server.use(
    http.get("*/api/travelPlans/changePurchaseMethod/:planId/:methodId", ({ params }) => {
      const chosen = Number(params.methodId) as keyof typeof charges;
      page.story = page.story.and(chooses(2, chosen, charges[chosen]));
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  const fund = { name: "Use $100.00 of my fund" };
  await user.click(await screen.findByRole("checkbox", fund));
  const due = screen.getByRole("complementary", { name: "What you pay" });
  expect(due).toHaveTextContent(/Left to pay by card\s*\$191\.00/);
  expect(due).toHaveTextContent(/Total to pay online\s*\$291\.00\s*From your fund\s*-\$100\.00/);
  await user.click(screen.getByRole("radio", { name: /Transfer/ }));
  expect(await screen.findByText(/^Your fund \(\$100\.00\) can only be used together with a card/)).toBeVisible();
  expect(due).not.toHaveTextContent("From your fund");
  expect(due).toHaveTextContent("$306.00");
  await user.click(screen.getByRole("radio", { name: /^Card/ }));
  expect(await screen.findByRole("checkbox", fund)).toBeChecked();
  expect(due).toHaveTextContent("$191.00");
});

test("in a narrow window both totals and the time left stand above the form, their lines at a press (PAY-46, PLAN-8)", async () => {
  show();
  const due = within(await screen.findByRole("complementary", { name: "What you pay" }));
  const folded = (text: RegExp | string) => due.getByText(text).closest("details:not([open])") !== null;
  expect(folded("$291.00")).toBe(false);
  expect(folded(/left to pay/)).toBe(false);
  expect(folded("Car 1")).toBe(true);
  expect(folded("Pay in Cuba")).toBe(false);
  await userEvent.click(due.getByText("Details"));
  expect(folded("Car 1")).toBe(false);
});

test("when the fund cannot be loaded, the whole amount is paid by card", async () => {
  server.use(http.get("*/api/fund/:clientId", () => HttpResponse.error()));
  show();
  await frameSays({ type: "ready", height: 260 });
  expect(await payButton()).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: /of my fund/ })).not.toBeInTheDocument();
});

test("the payment page shows before the press that payments are paused while a restored database is reconciled (PAY-45)", async () => {
  const { unmount } = show();
  expect(await payButton()).toBeVisible();
  expect(screen.queryByText("Payments are paused at the moment")).toBeNull();
  unmount();
  server.use(
    http.get("*/api/checkout/:planId", () => answer({ ...checkoutOf(page.story.snapshot, at(2)), PaymentsHeld: true })),
  );
  show();
  expect(await screen.findByText("Payments are paused at the moment")).toBeVisible();
});

test("a plan that is being paid elsewhere shows that, without a form", async () => {
  page.story = processing;
  show();
  expect(await screen.findByRole("heading", { name: "Your payment is on its way" })).toBeInTheDocument();
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
});

test("while an attempt is under way, the failure of an earlier one is not shown (PAY-14)", async () => {
  server.use(http.get("*/api/checkout/:planId/payments", () => answer([paymentOf(idOf(9), 3, "expired_card")])));
  const { unmount } = show();
  expect(await screen.findByText("not paid")).toBeVisible();
  unmount();
  page.story = processing;
  show();
  expect(await screen.findByRole("heading", { name: "Your payment is on its way" })).toBeVisible();
  expect(screen.queryByText("not paid")).toBeNull();
});

test("earlier payments are listed; a withdrawn one is not called failed (PAY-14)", async () => {
  const earlier = (...its: Parameters<typeof paymentOf>) => ({ ...paymentOf(...its), FundAmount: 0 });
  const payments = [
    earlier(idOf(1), 3, "withdrawn"),
    earlier(idOf(2), 3, "expired_card"),
    earlier(idOf(3), 3, "refunded"),
  ];
  server.use(http.get("*/api/checkout/:planId/payments", () => answer(payments)));
  show();
  const list = await screen.findByRole("region", { name: "Your payments for this plan" });
  const attempts = within(list).getAllByRole("listitem");
  expect(attempts).toHaveLength(3);
  const statuses = ["replaced by another way to pay", "not paid", "goes back to you"];
  for (const [place, status] of statuses.entries())
    expect(attempts[place]).toHaveTextContent(`Card, $291.00 Tue, Dec 1${status}`);
});

test("an unconfirmed plan cannot be paid, and lists what is missing", async () => {
  page.story = begin().and(added(0)).and(checked(0));
  show();
  expect(await screen.findByRole("region", { name: "Can I pay?" })).toHaveTextContent(
    "Booking “Car 1” is still waiting",
  );
});

test("choosing a method with a charge agrees to the charge, which is shown with the bookings (PAY-7)", async () => {
  server.use(
    http.get("*/api/travelPlans/changePurchaseMethod/:planId/:methodId", () => {
      page.story = choosing.and(chooses(2, 85, { rate: 0, fixed: 1_500 }));
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("radio", { name: /Transfer/ }));
  expect(await screen.findByRole("button", { name: "Get the order for $306.00" })).toBeDisabled();
  expect(screen.getByText("Charge for the bank transfer")).toBeInTheDocument();
  expect(screen.queryByTitle(/Card details/)).not.toBeInTheDocument();
});

test("a dropped method is named with the reason above the remaining ones, and is no longer due (PLAN-39)", async () => {
  page.story = choosing
    .and(chooses(2, 140, { rate: 250, fixed: 0 }))
    .and({ type: "method.dropped", at: at(2), method: 140, why: "notOffered" });
  show();
  expect(await screen.findByText("Please choose another way to pay")).toBeVisible();
  expect(screen.getByText(/^Payment link by Stripe is no longer offered/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Pay $291.00 now" })).toBeVisible();
});

test("a US person chooses the category of travel before the payment form appears, and the answer is saved immediately (PLAN-50)", async () => {
  const user = userEvent.setup();
  let known = { Asked: true, ByData: true, UnderUsLaw: true, Category: null as string | null };
  const said: unknown[] = [];
  server.use(
    http.get("*/api/checkout/:planId/usTravel", () => answer(known)),
    http.post("*/api/checkout/:planId/usTravel", async ({ request }) => {
      const body = (await request.json()) as { UnderUsLaw: boolean; Category: string | null };
      said.push(body);
      known = {
        Asked: true,
        ByData: known.ByData,
        UnderUsLaw: known.ByData || body.UnderUsLaw,
        Category: body.Category,
      };
      return answer(known);
    }),
  );
  show();
  const choice = await screen.findByRole("combobox", { name: /Your reason for travel under US law/ });
  expect(screen.getByText("Choose a category, then you can pay.")).toBeVisible();
  expect(screen.queryByTitle(/Card details/)).toBeNull();
  await user.selectOptions(choice, "Support for the Cuban people (31 CFR 515.574)");
  expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
  expect(said).toEqual([{ UnderUsLaw: true, Category: "support" }]);
});

test("clients from elsewhere pay without the questions of US law, unless they state that a US person travels with them (PLAN-50)", async () => {
  const user = userEvent.setup();
  let UnderUsLaw = false;
  server.use(
    http.get("*/api/checkout/:planId/usTravel", () =>
      answer({ Asked: true, ByData: false, UnderUsLaw, Category: null }),
    ),
    http.post("*/api/checkout/:planId/usTravel", async ({ request }) => {
      ({ UnderUsLaw } = (await request.json()) as { UnderUsLaw: boolean });
      return answer({ Asked: true, ByData: false, UnderUsLaw, Category: null });
    }),
  );
  show();
  expect(await screen.findByTitle(/Card details/)).toBeInTheDocument();
  expect(screen.queryByRole("combobox", { name: /under US law/ })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: /Somebody on this trip is a US citizen/ }));
  expect(await screen.findByRole("combobox", { name: /under US law/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByTitle(/Card details/)).toBeNull());
});
