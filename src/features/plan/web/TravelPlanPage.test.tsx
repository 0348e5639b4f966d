import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import {
  added,
  at,
  attempt,
  begin,
  booking,
  checked,
  chooses,
  paid,
  passed,
  payable,
  starts,
  ticked,
  tooYoung,
} from "../../../../test/checkoutStory";
import { bookingOf, checkoutOf, planOf } from "../../../../test/fixtures/web/checkoutTestBed";
import { answerPlan, bookSimilar, page, servePlanPage, show } from "../../../../test/fixtures/web/planPageTestBed";
import { answer, refuse } from "../../../../test/fixtures/web/wireTestBed";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Refusal, RefusalCode } from "../../../shared/refusals";
import type { DocumentChecks } from "../checkout/checkout.checks";

const server = servePlanPage();

const refused = (code: RefusalCode): Refusal => ({ code, facts: {} });

const profile = {
  ...{ Id: 7, clientId: 7, email: "ana@example.com", cremail: "ana@example.com", FirstName: "Ana", LastName: "Pérez" },
  ...{ Phone: "+1 305 555 0142", PhoneNumber: "+1 305 555 0142", PhoneVerified: false, BirthDate: "1988-05-17" },
  ...{ CountryId: 167, Address: null, City: null, PostalCode: null, Language: "es" },
};

test("each of the five steps shows its state, and the supplier's 72 hours are counted down in words (PLAN-23)", async () => {
  show();
  const steps = within(await screen.findByRole("region", { name: "Steps of your plan" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent?.match(/^\d?(\w+) ?(now|later|done)/)?.slice(1))).toEqual([
    ["Confirm", "now"],
    ["Documents", "done"],
    ["Pay", "later"],
    ["Sign", "later"],
    ["Print", "later"],
  ]);
  expect(screen.getByRole("timer")).toHaveTextContent(/41 hours left for the supplier to confirm.*in Havana/);
});

test("a method that can no longer be used is named with the reason next to the total, which excludes its charge (PLAN-39)", async () => {
  const method = PaymentProvider.BankTransferToUSA;
  page.story = payable()
    .and(chooses(2, method, { rate: 0, fixed: 1_500 }))
    .and({ type: "method.dropped", at: at(3), method, why: "belowMinimum", limit: 40_000 });
  page.now = at(3);
  show();
  expect(await screen.findByText("Please choose another way to pay")).toBeVisible();
  expect(screen.getByText(/^Bank transfer to the USA can be used for \$400\.00 or more/)).toBeVisible();
  expect(screen.getAllByText(/\$291\.00 now/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Includes \$15\.00/)).toBeNull();
});

test("while the supplier is asked, the documents' step shows what the client has already entered (PLAN-23)", async () => {
  const only = (check: Partial<DocumentChecks>) =>
    begin()
      .and(added(0))
      .and(checked(0, { ...passed, ...check }));
  for (const [status, text, check] of [
    ["done", "Your documents are in order.", {}],
    ["in progress", /Only your profile is missing/, { profile: refused("profileIncomplete") }],
    ["in progress", /Our team is checking them/, { documents: refused("documentsInReview") }],
    ["later", "You add your passport and, to drive, your license.", { documents: refused("passportMissing") }],
  ] as const) {
    page.story = only(check);
    const { unmount } = show();
    const step = within((await screen.findByText("Documents")).closest("li") as HTMLElement);
    expect(step.getByText(status)).toBeVisible();
    expect(step.getByText(text)).toBeVisible();
    unmount();
  }
});

test("a missing phone is asked for on the plan, saved with the rest of the profile as it is then, and the plan can be paid (ACC-25)", async () => {
  const noPhone: Refusal = { code: "profileIncomplete", facts: { missing: "phone" } };
  const confirmed = (check: Partial<DocumentChecks>) =>
    begin()
      .and(added(0))
      .and(checked(0, { ...passed, ...check }))
      .and(booking("booking.confirmed", 1));
  page.story = confirmed({ profile: noPhone });
  let saved: unknown;
  let read = 0;
  server.use(
    // The first answer is from before the passport was added.
    http.get("*/api/profile/:id/2", () => {
      const before = { ...profile, Phone: null, BirthDate: null };
      read += 1;
      return answer(read === 1 ? before : { ...before, BirthDate: profile.BirthDate });
    }),
    http.get("*/api/countries", () => answer([{ Id: 167, Iso: "US", Name: "United States", PassportMonths: 6 }])),
    http.post("*/api/profile/update", async ({ request }) => {
      saved = await request.json();
      page.story = confirmed({});
      return answer(profile);
    }),
  );
  show();
  const user = userEvent.setup();
  expect(await screen.findByRole("heading", { name: "Confirmed! Only your phone is missing" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Save my number" }));
  expect(await screen.findByText("One thing needs your attention")).toBeVisible();
  await user.type(screen.getByLabelText(/^Phone/), "+1 305 555 0142");
  await user.click(screen.getByRole("button", { name: "Save my number" }));
  expect(await screen.findByRole("link", { name: "Pay $291.00" })).toBeVisible();
  expect(saved).toMatchObject({ FirstName: "Ana", BirthDate: "1988-05-17", Phone: "+1 305 555 0142", Language: "es" });
});

test("a confirmed plan links to the payment, with the amount due", async () => {
  page.story = page.story.and(booking("booking.confirmed", 1));
  show();
  expect(await screen.findByRole("link", { name: "Pay $291.00" })).toHaveAttribute("href", "/payment?plan=1");
});

test("another plan that waits for its payment is shown, and opened by its address (PLAN-2)", async () => {
  const other = payable()
    .and(chooses(2, 85))
    .and(starts("transfer.ordered", 2, { method: 85 }));
  const otherPlan = { ...planOf(other.snapshot), TravelPlanId: 9 };
  server.use(
    http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () =>
      answer([planOf(page.story.snapshot), otherPlan]),
    ),
    http.get("*/api/travelPlans/9/:lang", () => answer(otherPlan)),
    http.get("*/api/checkout/9", () => answer(checkoutOf(other.snapshot, page.now))),
  );
  show();
  const pointer = within(
    (await screen.findByText("Your plan with Car 1 is open as well")).closest("aside") as HTMLElement,
  );
  expect(pointer.getByText(/^It is waiting for your bank transfer/)).toBeVisible();
  await userEvent.click(pointer.getByRole("link", { name: /^Open that plan ?: Car 1$/ }));
  expect(await screen.findByRole("link", { name: "See the payment" })).toHaveAttribute("href", "/payment?plan=1");
  expect(await screen.findByText("Your plan with Car 1 is open as well")).toBeVisible();
});

test("other open plans with the same bookings are told apart by their days, each with its own button (PLAN-45)", async () => {
  const { snapshot } = payable();
  const plan = (TravelPlanId: number, from: string, to: string) => {
    const days = { StartsAt: Date.parse(`${from}T15:00Z`), EndsAt: Date.parse(`${to}T15:00Z`) };
    return { ...planOf(snapshot), TravelPlanId, Bookings: [{ ...bookingOf(snapshot, 1), ...days }] };
  };
  const others = [plan(9, "2126-12-09", "2126-12-12"), plan(10, "2126-12-20", "2126-12-22")];
  server.use(http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () => answer(others)));
  show();
  for (const [day, id] of [
    ["9", 9],
    ["20", 10],
  ] as const) {
    const name = new RegExp(`^Open that plan ?: Car 1 \\(\\w+,\\sDec\\s${day},`);
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", `/shopping-cart?plan=${id}`);
  }
});

test("the plan of the page is never called another one, even while it loads or if it could not be loaded (PLAN-2)", async () => {
  server.use(
    http.get("*/api/travelPlans/unpaidTravelPlans/:clientId/:lang", () => answer([planOf(page.story.snapshot)])),
    http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => refuse(500, "unexpected")),
  );
  show();
  expect(await screen.findByText("Your plan could not be loaded")).toBeVisible();
  expect(screen.queryByText(/is open as well$/)).toBeNull();
});

test("an address of a plan that is not the client's shows the active one (PLAN-2)", async () => {
  server.use(http.get("*/api/travelPlans/77/:lang", () => refuse(404, "notFound", "There is no such plan.")));
  show("/shopping-cart?plan=77");
  expect(await screen.findByRole("region", { name: "Steps of your plan" })).toBeVisible();
});

test("the charge of the chosen payment method is in the total once (PLAN-8, PLAN-28)", async () => {
  const charge = { rate: 0, fixed: 1_500 };
  page.story = page.story
    .and(booking("booking.confirmed", 1))
    .and(chooses(2, PaymentProvider.BankTransferToUSA, charge));
  show();
  const total = within(await screen.findByRole("region", { name: "Total" }));
  expect(total.getByText("$371.00")).toBeVisible();
  expect(total.getByText(/Includes \$15.00/)).toBeVisible();
  const bookings = within(screen.getByRole("region", { name: "Your bookings" }));
  expect(bookings.getByText("$356.00")).toBeVisible();
});

test("the total of a single booking is said once, and each price where there are several (PLAN-28)", async () => {
  const { unmount } = show();
  const total = await screen.findByRole("region", { name: "Total" });
  expect(screen.getAllByText("$356.00")).toEqual([within(total).getByText("$356.00")]);
  unmount();
  bookSimilar(server);
  show();
  expect(await screen.findByRole("region", { name: "Total" })).toHaveTextContent("$712.00");
  expect(screen.getAllByText("$356.00")).toHaveLength(2);
});

test("a name on a card that staff review is shown with the payment, with its outcome (PAY-4)", async () => {
  page.story = page.story.and(booking("booking.confirmed", 1));
  server.use(
    http.get("*/api/checkout/:planId/holders", () =>
      answer([{ HolderName: "Ana Prueva", Status: "waiting", AskedAt: page.now }]),
    ),
  );
  show();
  expect(await screen.findByText(/Ana Prueva/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Pay $291.00" })).toBeInTheDocument();
});

test("the amount paid in Cuba is shown next to the amount paid now, and left out if it is zero (PLAN-8)", async () => {
  const { unmount } = show();
  expect((await screen.findAllByText(/in Cuba$/)).length).toBeGreaterThan(0);
  unmount();
  const Bookings = [{ ...bookingOf(page.story.snapshot, 1), PayInCuba: 0 }];
  const plan = { ...planOf(page.story.snapshot), Bookings, PayInCuba: 0 };
  server.use(http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(plan)));
  show();
  expect((await screen.findAllByText("$291.00")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/in Cuba$/)).not.toBeInTheDocument();
  expect(screen.queryByText("$0.00")).not.toBeInTheDocument();
});

test("each obstacle to the payment is listed with a link to the page that resolves it (PLAN-24)", async () => {
  page.story = begin().and(added(0)).and(checked(0, tooYoung));
  show();
  const list = await screen.findByRole("region", { name: "Can I pay?" });
  const following = list.compareDocumentPosition(screen.getByRole("region", { name: "Total" }));
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(list).toHaveTextContent("must have been held for 2 years");
  // The license was given, so it is corrected, not added.
  expect(within(list).getByRole("link", { name: "Correct your documents" })).toHaveAttribute(
    "href",
    "/documents?plan=1",
  );
});

test("documents that staff are checking are not called missing (PLAN-24)", async () => {
  const documents = refused("documentsInReview");
  const inReview = checked(0, { ...passed, documents });
  page.story = begin().and(added(0)).and(inReview).and(booking("booking.confirmed", 1));
  show();
  const list = within(await screen.findByRole("region", { name: "Can I pay?" }));
  expect(list.getByText("Not yet: our staff are still checking.")).toBeVisible();
  expect(list.getByText("Documents added").closest("li")).toHaveTextContent(/our staff are checking/);
  expect(list.queryByText("still missing")).toBeNull();
});

test("a passport that expires too soon is reported by the step and the list of missing items, not a third time (PLAN-25)", async () => {
  const until = "2127-06-04";
  const refusal = { code: "passportPeriodTooShort", facts: { months: 6, earliest: until } } as const;
  page.story = page.story.and(booking("booking.confirmed", 1)).and(checked(2, { ...passed, passportPeriod: refusal }));
  const Warnings = [{ Code: "passportTooShort" as const, Facts: { until } }];
  answerPlan(server, () => ({ Warnings }));
  show();
  expect(await screen.findAllByText(/Your passport must be valid/)).toHaveLength(2);
  expect(screen.queryByText("Please check")).toBeNull();
});

test("a passport that now expires too soon is reported while a transfer is awaited, without a list of conditions (PLAN-25)", async () => {
  const until = "2127-06-04";
  const refusal = { code: "passportPeriodTooShort", facts: { months: 6, earliest: until } } as const;
  page.story = payable()
    .and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }))
    .and(checked(3, { ...passed, passportPeriod: refusal }));
  const Warnings = [{ Code: "passportTooShort" as const, Facts: { until } }];
  answerPlan(server, () => ({ Warnings }));
  show();
  expect(await screen.findByText("Please check")).toBeVisible();
  const step = screen.getByText("Not everything in your documents is in order any more.").closest("li");
  expect(within(step as HTMLElement).getByText("in progress")).toBeVisible();
  expect(screen.queryByText("Your documents are in order.")).toBeNull();
});

test("a plan whose time to pay is over shows a notice and offers to book again", async () => {
  page.story = page.story.and(booking("booking.confirmed", 1)).and(ticked(60));
  page.now = at(61);
  show();
  expect(await screen.findByRole("heading", { name: "The payment deadline has passed" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Book again" })).toBeInTheDocument();
  expect(screen.queryByText(/your payment|goes back/)).not.toBeInTheDocument();
});

const transfer = () => payable().and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }));

test.each([
  ["a transfer that was ordered", /If your payment was already on its way, your plan continues/, transfer],
  ["a link that was open", /If your payment was already on its way/, () => payable().and(starts("link.created", 2))],
  [
    "a transfer of which a part arrived",
    /The \$100\.00 of your transfer that had arrived goes back to the account it came from/,
    () => transfer().and(paid("transfer.received", 3, 10_000)),
  ],
])(
  "after %s when the deadline passed, the plan shows what happens to the money (REFUND-17)",
  async (_what, text, until) => {
    page.story = until().and(ticked(60));
    page.now = at(61);
    show();
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test.each([
  ["was declined", () => payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 2))],
  ["was withdrawn", () => transfer().and(attempt("transfer.withdrawn", 3))],
  ["had a link that was closed", () => payable().and(starts("link.created", 2)).and(attempt("link.closed", 3))],
])(
  "a plan whose last payment %s does not mention money when its deadline has passed (REFUND-17)",
  async (_what, until) => {
    page.story = until().and(ticked(60));
    page.now = at(61);
    show();
    expect(await screen.findByRole("heading", { name: "The payment deadline has passed" })).toBeInTheDocument();
    expect(screen.queryByText(/your payment|goes back/)).not.toBeInTheDocument();
  },
);

test("a deadline that passes while the page is open takes effect before the server answers (CHART-1, CHART-8)", async () => {
  page.story = page.story.and(booking("booking.confirmed", 1));
  page.now = at(49) + 1;
  show();
  expect(await screen.findByRole("heading", { name: "The payment deadline has passed" })).toBeInTheDocument();
});

test("an empty plan has instructions", async () => {
  server.use(http.get("*/api/travelPlans/activeTravelPlan/:clientId/:lang", () => answer(null)));
  show();
  expect(await screen.findByRole("heading", { name: "Your travel plan is empty" })).toBeInTheDocument();
});

test("a plan whose last booking was cancelled shows no totals", async () => {
  page.story = page.story.and(booking("booking.cancelled", 1));
  show();
  expect(await screen.findByRole("heading", { name: "Nothing is booked at the moment" })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Total" })).not.toBeInTheDocument();
});
