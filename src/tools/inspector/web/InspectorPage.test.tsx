import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, type PathParams } from "msw";
import { added, at, booking, checked, payable, starts, tooYoung } from "../../../../test/checkoutStory";
import { open } from "../../../../test/fixtures/web/checkoutTestBed";
import { answer, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import { storedSlice } from "../../../../test/storedSlice";
import type { PlanBundle } from "../../../features/desk/bundle/bundle";
import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import { MACHINE_VERSION } from "../../../features/plan/checkout/checkout.machine";
import type { StateName } from "../../../features/plan/checkout/checkout.states";
import { api } from "../../../platform/web/api";
import { DAY } from "../../../shared/instant";
import { followClocks } from "../browserClock";
import { readChart } from "../chart/chart";
import type { AfterwardsOrder, AimedFault, FaultsSet } from "../faults.schemas";
import type { ClockSettings, PlanSearch } from "../inspector.schemas";
import InspectorPage from "./InspectorPage";

const bundleOf = (planId: number, events: readonly CheckoutEvent[]): PlanBundle => ({
  format: "malecon-plan",
  machineVersion: MACHINE_VERSION,
  planId,
  exportedAt: 0,
  events: events.map((event) => ({ actor: "client", recordedAt: event.at, event })),
});

const planOf = (TravelPlanId: number, State: StateName, Scenario: string | null) => ({
  ...{ TravelPlanId, State, Scenario, ClientId: 7, ClientName: "Ada Rey", CreatedAt: 0, BookingIds: [1] },
});

let clocks: ClockSettings;
let events: CheckoutEvent[];
let sent: unknown[];
let refusing: boolean;
let faults: AimedFault[];

const server = serve(
  http.get("*/qa/clock", () => answer({ now: at(2), iso: "", clocks })),
  http.post("*/qa/clock", async ({ request }) => {
    sent.push(await request.json());
    clocks = { everybody: { ahead: 0 }, clients: { "7": { standsAt: at(2) } } };
    return answer({ now: at(2), iso: "", clocks });
  }),
  http.get("*/qa/plans", () =>
    answer([planOf(1001, "confirming", null), planOf(1002, "paying.choosing", "plan-confirmed")]),
  ),
  http.post<PathParams, PlanSearch>("*/qa/plans", async ({ request }) => {
    sent.push(await request.json());
    return answer([planOf(1001, "confirming", null), planOf(1002, "paying.choosing", "plan-confirmed")]);
  }),
  http.get("*/qa/plans/1002/events", () => answer(bundleOf(1002, payable().events))),
  http.get("*/qa/plans/1001/events", () => answer(bundleOf(1001, events))),
  http.post("*/qa/plans/1001/events", async ({ request }) => {
    sent.push(await request.json());
    return refusing ? refuse(409, "checkout.refused", "Not now") : answer({ State: "verifyingDocuments" });
  }),
  http.get("*/qa/plans/1001/faults", () => answer([])),
  http.get("*/qa/faults", () =>
    answer([
      { Provider: "clover", Known: ["decline", "late"], Waiting: faults },
      { Provider: "stripe", Known: ["duplicate"], Waiting: [] },
    ]),
  ),
  http.post<PathParams, FaultsSet>("*/qa/faults", async ({ request }) => {
    const asked = await request.json();
    sent.push(asked);
    faults = asked.Waiting.map((one) => (typeof one === "string" ? { Fault: one, ClientId: null, Chance: null } : one));
    return answer({ Provider: asked.Provider, Known: ["decline", "late"], Waiting: faults });
  }),
  http.post<PathParams, AfterwardsOrder>("*/qa/plans/1001/afterwards", async ({ request }) => {
    const { What } = await request.json();
    return What === "returned" ? refuse(409, "qa.standInRefused", "Nothing to send back") : answer({ What });
  }),
  http.get("*/qa/scenarios", () =>
    answer([
      { name: "plan-paid", path: "/shopping-cart", state: "signing", description: { en: "A paid plan", es: "" } },
    ]),
  ),
  http.post("*/qa/scenarios/plan-paid", () =>
    answer({ name: "plan-paid", TravelPlanId: 1001, path: "/shopping-cart", builtAt: at(2), bookingIds: [1] }),
  ),
);

/** The elements scrolled into view, as jsdom has no layout. */
const sights: Element[] = [];
Element.prototype.scrollIntoView = function () {
  sights.push(this);
};

beforeEach(() => {
  clocks = { everybody: { ahead: 0 }, clients: {} };
  events = [added(0)];
  sent = [];
  refusing = false;
  faults = [];
  sessionStorage.clear();
});
afterEach(() => api.util.resetApiState());

async function inspect() {
  open(<InspectorPage />, "/inspector");
  await screen.findByRole("img", { name: /now in (?!collecting)/ });
}

/** jsdom's files have no `text()`. */
function file(bundle: PlanBundle): File {
  const text = JSON.stringify(bundle);
  return Object.assign(new File([text], "plan.json", { type: "application/json" }), { text: async () => text });
}

const eventItem = (name: string) => {
  const item = screen.getByText(name, { selector: "summary code" }).closest("details");
  if (!item) throw new Error(`${name} is not listed`);
  return within(item);
};

/** Behaves like Stately's inspector: a window that is opened, announces itself, and receives what is posted. */
function attachWindow() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const theirs = frame.contentWindow;
  if (!theirs) throw new Error("no window");
  const heard: { message: Told; to: unknown }[] = [];
  jest.spyOn(window, "open").mockReturnValue(theirs);
  jest.spyOn(theirs, "postMessage").mockImplementation((message, to) => void heard.push({ message, to }));
  const say = (data: unknown, source = theirs, origin = "https://stately.example") =>
    act(() => void window.dispatchEvent(new MessageEvent("message", { data, source, origin })));
  return { heard, say };
}

type Told = { type: string; sessionId: string; _version: string; definition?: string; event?: { type: string } };

describe("the inspector", () => {
  it("highlights no state before the plan is known", async () => {
    open(<InspectorPage />, "/inspector");
    expect(await screen.findByRole("img", { name: /No plan is open yet/ })).toBeInTheDocument();
    expect(document.querySelectorAll('[data-active="true"]')).toHaveLength(0);
    expect(await screen.findByRole("img", { name: /now in confirming/ })).toBeInTheDocument();
  });

  it("keeps what was typed into an event that is refused", async () => {
    refusing = true;
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Events" }));
    await userEvent.click(screen.getByText("payment.started", { selector: "summary code" }));
    const payment = eventItem("payment.started");
    const amount = payment.getByRole("textbox", { name: "amount" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "4242");
    await userEvent.click(payment.getByRole("button", { name: "Send it" }));
    expect(await payment.findByRole("alert")).toHaveTextContent("Not now");
    expect(amount).toHaveValue("4242");
  });

  it("shows which state the plan is in, in the chart and in its outline", async () => {
    await inspect();
    expect(screen.getByRole("img", { name: /now in confirming/ })).toBeInTheDocument();
    const lit = document.querySelectorAll('[data-active="true"]');
    expect([...lit].map((element) => element.getAttribute("data-state"))).toEqual(["confirming"]);
    await userEvent.click(screen.getByText("The chart in words"));
    const [current] = screen.getAllByRole("listitem", { current: true });
    expect(current).toHaveTextContent("confirming");
    expect(current).toHaveTextContent("booking.confirmed [awaitsAnswer] → confirming");
  });

  it("shows the facts of a pressed chart element, and sends its event from there (QA-6)", async () => {
    await inspect();
    const chip = screen.getByRole("button", { name: "booking.confirmed [awaitsAnswer] → confirming" });
    expect(chip).toHaveTextContent("confirmed");
    await userEvent.hover(chip);
    expect(screen.getByText("booking.confirmed [awaitsAnswer] → confirming", { selector: "p > code" })).toBeVisible();
    await userEvent.click(chip);
    const facts = within(screen.getByRole("region", { name: "Selected in the chart" }));
    expect(facts.getByText("Not seen in this test session.")).toBeInTheDocument();
    await userEvent.click(facts.getByRole("button", { name: "Send it" }));
    await waitFor(() => expect(sent).toEqual([{ type: "booking.confirmed", bookingId: 1 }]));
    await userEvent.click(screen.getByRole("button", { name: "signing" }));
    expect(screen.getByText("cancelled · payment.capturedLate [mayRestore] → signing")).toBeInTheDocument();
  });

  it("finds chart elements by text, and colours covered ones (QA-6)", async () => {
    await inspect();
    await userEvent.type(screen.getByRole("searchbox", { name: "Find in the chart" }), "receipt");
    const ofReceipt = () => screen.getAllByRole("button", { name: /^receipt.signed/ });
    expect(ofReceipt().map(({ dataset }) => dataset.dim)).toEqual(["false", "false"]);
    expect(screen.getByRole("button", { name: /^payment.capturedLate/ }).dataset.dim).toBe("true");
    await userEvent.click(screen.getByRole("checkbox", { name: "Color what this test session has reached" }));
    const [seen] = screen.getAllByRole("button", { name: /^booking.added .* → confirming$/ });
    expect([seen, ...ofReceipt()].map((one) => one?.dataset.heat)).toEqual(["1", "0", "0"]);
  });

  it("lists every event, and for a refused one the reason with its facts and the guard (QA-1)", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Events" }));
    expect(eventItem("booking.confirmed").getByText("possible")).toBeInTheDocument();
    const payment = eventItem("payment.started");
    expect(payment.getByText("refused")).toBeInTheDocument();
    expect(payment.getByText(/Booking 1 is still waiting for the supplier/)).toHaveTextContent(
      "bookingNotConfirmed (booking 1, status requested)",
    );
    expect(payment.getByText("mayPay")).toBeInTheDocument();
    const [unknown] = eventItem("receipt.signed").getAllByRole("listitem", { hidden: true });
    expect(unknown).toHaveTextContent("The state confirming does not know receipt.signed.");
  });

  it("sends an event with its payload, and says that it has none of the real payment's effects (QA-2)", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Events" }));
    const item = eventItem("booking.confirmed");
    await userEvent.click(screen.getByText("booking.confirmed", { selector: "summary code" }));
    await userEvent.click(item.getByRole("button", { name: "Send it" }));
    await waitFor(() => expect(sent).toEqual([{ type: "booking.confirmed", bookingId: 1 }]));
    expect(eventItem("payment.captured").getByText(/there is no payment, no charge/)).toBeInTheDocument();
  });

  it("shows the server's refusal of an event", async () => {
    refusing = true;
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Events" }));
    await userEvent.click(screen.getByText("booking.extended", { selector: "summary code" }));
    await userEvent.click(eventItem("booking.extended").getByRole("button", { name: "Send it" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
  });

  it("steps back in time, shows what an event changed, and disables sending there", async () => {
    events = [...payable().events, checked(2, tooYoung)];
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    await userEvent.click(screen.getByRole("button", { name: "Step back" }));
    expect(screen.getByText("You are looking at the past")).toBeInTheDocument();
    expect(screen.getByText(/Nothing is written to the server/)).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /now in paying.choosing/ })).toBeInTheDocument();
    const step = screen.getByText("documents.checked", { selector: "[aria-current=step] code" }).closest("li");
    expect(sights.at(-1)).toBe(step);
    const difference = screen.getByRole("region", { name: "What the event changed" });
    expect(difference).toHaveTextContent(/Check of the licence’s age– → passed/);
    expect(difference).toHaveTextContent(/"at": "\d{4}-\d{2}-\d{2}T/);
    await userEvent.click(screen.getByRole("tab", { name: "Events" }));
    for (const button of screen.getAllByRole("button", { name: "Send it", hidden: true }))
      expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Back to the present" }));
    expect(screen.getByRole("img", { name: /now in verifyingDocuments/ })).toBeInTheDocument();
  });

  it("goes to any moment by a slider, with the difference beside it, and filters one kind of event (QA-7)", async () => {
    events = [...payable().events, checked(2, tooYoung)];
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    const slider = screen.getByRole("slider", { name: "Moment in the plan’s history" });
    expect(slider).toHaveValue(String(events.length));
    fireEvent.change(slider, { target: { value: "1" } });
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringContaining("booking.added"));
    expect(screen.getByRole("img", { name: /now in confirming/ })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "What the event changed" })).toHaveTextContent(
      /Booking 1: To pay now.*– → \$/,
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "documents.checked");
    const shown = screen.getAllByRole("button", { name: /^\d+\. / });
    expect(shown).toHaveLength(events.filter(({ type }) => type === "documents.checked").length);
    for (const button of shown) expect(button).toHaveTextContent("documents.checked");
  });

  it("finds a plan by a text, and compares it with the open one in dollars and Havana's time (QA-11)", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Compare" }));
    const [, search] = screen.getAllByRole("searchbox", { name: "Find a plan: number, client, state or scenario" });
    if (!search) throw new Error("nothing to search with");
    await userEvent.type(search, "choosing");
    const found = await screen.findByRole("button", { name: /^1002 · paying.choosing · Ada Rey \(7\)/ });
    // The open plan is not compared with itself.
    expect(screen.queryByRole("button", { name: /^1001 · / })).not.toBeInTheDocument();
    await userEvent.click(found);
    expect(sent).toEqual([{ Text: "choosing" }]);
    const row = (name: RegExp) => screen.findByRole("row", { name });
    expect(await row(/^State confirming paying.choosing/)).toBeInTheDocument();
    expect(await row(/^Booking 1: Confirmed – .+ 2026/)).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /^Booking 1: To pay now/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Only what differs" }));
    expect(await row(/^Booking 1: To pay now \$[\d.]+ \$/)).toBeInTheDocument();
  });

  it("says that a search of plans failed, instead of finding none (QA-11)", async () => {
    server.use(http.post("*/qa/plans", () => refuse(503, "unavailable", "We are busy.")));
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Compare" }));
    const [, search] = screen.getAllByRole("searchbox", { name: "Find a plan: number, client, state or scenario" });
    if (!search) throw new Error("nothing to search with");
    await userEvent.type(search, "choosing");
    expect(await screen.findByText("The plans could not be searched. Please try again.")).toBeVisible();
  });

  it("builds a scenario, says how long it took, and links to it", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Scenarios" }));
    expect(await screen.findByText(/A paid plan/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Build" }));
    expect(await screen.findByText(/built in [\d,]+ ms/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open it" })).toHaveAttribute("href", "/shopping-cart");
  });

  it("stops the clock of the plan's client, which the page's own clock follows (QA-3)", async () => {
    localStorage.setItem("persist:malecon.auth", storedSlice({ client: { clientId: 7 } }));
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Clock" }));
    expect(screen.getByRole("combobox", { name: "Whose clock" })).toHaveDisplayValue(/^Client 7:/);
    expect(screen.getByRole("button", { name: "Reset" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Stop it" }));
    await waitFor(() => expect(sent).toEqual([{ stop: true, clientId: 7 }]));
    expect(await screen.findByText(/the clock is stopped/)).toBeInTheDocument();
    expect(Date.now()).toBe(at(2));
    expect(screen.getByRole("button", { name: "Let it run" })).toBeInTheDocument();
    followClocks({ everybody: { ahead: 0 }, clients: {} });
    localStorage.clear();
    expect(Date.now()).not.toBe(at(2));
  });

  it("sets a provider's faults, explains them, lists what is set, and clears them (QA-10)", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Faults" }));
    const clover = within(await screen.findByRole("region", { name: "Clover: cards" }));
    expect(clover.getByText(/The bank declines the next card/)).toBeInTheDocument();
    expect(clover.getByRole("status")).toHaveTextContent("No fault is set");
    await userEvent.click(clover.getByRole("button", { name: "Set for Clover: cards: Declined" }));
    await waitFor(() => expect(clover.getByRole("status")).toHaveTextContent("Set for the next call: Declined"));
    await userEvent.click(clover.getByRole("button", { name: "Clear the faults set for Clover: cards" }));
    await waitFor(() => expect(clover.getByRole("status")).toHaveTextContent("No fault is set"));
    expect(sent).toEqual([
      { Provider: "clover", Waiting: [{ Fault: "decline", ClientId: null, Chance: null }] },
      { Provider: "clover", Waiting: [] },
    ]);
  });

  it("sets faults for one client alone, for the next calls or by chance (QA-10)", async () => {
    localStorage.setItem("persist:malecon.auth", storedSlice({ client: { clientId: 7 } }));
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Faults" }));
    const clover = within(await screen.findByRole("region", { name: "Clover: cards" }));
    const setLate = () => userEvent.click(clover.getByRole("button", { name: /^Set for Clover: cards: No answer/ }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Whose calls" }), "Only client 7");
    await userEvent.clear(screen.getByRole("textbox", { name: "How many" }));
    await userEvent.type(screen.getByRole("textbox", { name: "How many" }), "2");
    await setLate();
    await waitFor(() => expect(clover.getByRole("status")).toHaveTextContent(/No answer, then late \(client 7\)/));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "How often" }), "Each call, by chance");
    await setLate();
    await waitFor(() => expect(clover.getByRole("status")).toHaveTextContent(/\(client 7, 50%\)/));
    const late = { Fault: "late", ClientId: 7, Chance: null };
    expect(faults).toEqual([late, late, { ...late, Chance: 0.5 }]);
    localStorage.clear();
  });

  it("shows a fault at the history step of the attempt that met it (QA-10)", async () => {
    const paying = payable().and(starts("payment.started", 2));
    events = [...paying.events];
    const [attempt] = events.flatMap((event) => (event.type === "payment.started" ? [event.attemptId] : []));
    server.use(
      http.get("*/qa/plans/1001/faults", () => answer([{ Provider: "clover", Fault: "late", AttemptId: attempt }])),
    );
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    const step = (await screen.findByText(/^Fault met: No answer/)).closest("li");
    expect(step).toHaveTextContent("payment.started");
  });

  it("changes the outcome of the open plan's payment, or says that it cannot (QA-10)", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Faults" }));
    const after = within(await screen.findByRole("region", { name: "After the payment, by link" }));
    await userEvent.click(after.getByRole("button", { name: "The payer disputes it at their bank" }));
    expect(await after.findByText(/Applied to the payment of plan 1001/)).toBeInTheDocument();
    await userEvent.click(after.getByRole("button", { name: "The bank sends the last refund back" }));
    expect(await after.findByRole("alert")).toHaveTextContent("Nothing to send back");
  });

  it("replays a test session with fresh data, not with an answer that the page loaded before (QA-2)", async () => {
    const built = { type: "scenario", name: "plan-paid", planId: 1001, builtAt: at(2), bookingIds: [1] };
    const event = { type: "booking.confirmed", bookingId: 1 };
    const deed = { type: "event", planId: 1001, event, from: "confirming", state: "verifyingDocuments", due: 0 };
    sessionStorage.setItem("malecon.inspector", JSON.stringify({ plans: [], deeds: [built, deed] }));
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Files" }));
    let arrives = () => {};
    const late = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    server.use(
      http.get("*/qa/plans/1001/events", () => late.then(() => answer(bundleOf(1001, events))), { once: true }),
    );
    await userEvent.click(
      screen.getByRole("button", { name: "Try it: build the scenario again and repeat the steps" }),
    );
    expect(await screen.findByText(/^It passed: /)).toBeInTheDocument();
    expect(sent).toEqual([event]);
    expect(screen.getByRole("button", { name: "Save the test" })).toBeEnabled();
    arrives();
  });

  it("counts the plan's earlier events as covered", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Coverage" }));
    const { states, transitions } = readChart();
    expect(screen.getByText(`States: 2 of ${states.length}`)).toBeInTheDocument();
    expect(screen.getByText(`Transitions: 1 of ${transitions.length}`)).toBeInTheDocument();
  });

  it("shows the shortest path to uncovered parts and plays it; the coverage grows and names unreachable parts (QA-8)", async () => {
    localStorage.setItem("persist:malecon.auth", storedSlice({ client: { clientId: 7 } }));
    server.use(
      http.post("*/qa/plans/1001/events", async ({ request }) => {
        const event = (await request.json()) as CheckoutEvent;
        sent.push(event.type);
        events = [...events, { ...event, at: at(2) }];
        return answer({ State: "verifyingDocuments" });
      }),
    );
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Coverage" }));
    const way = within(screen.getByRole("region", { name: "Shortest path to what is not covered" }));
    expect(way.getByText(/^To see/)).toHaveTextContent(
      "To see the transition confirming · documents.checked → confirming:",
    );
    expect(way.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Begin with the plan that is open.",
      "Send documents.checked.",
    ]);
    await userEvent.click(way.getByRole("button", { name: "Play it" }));
    expect(await screen.findByText(/^Transitions: 2 of/)).toBeInTheDocument();
    expect(sent).toEqual(["documents.checked"]);
    await userEvent.click(screen.getByText(/^Guard outcomes:/));
    expect(screen.getByRole("row", { name: /^reviewOver/ })).toHaveTextContent("Not reachable: the clock ticks when");
    localStorage.clear();
  });

  it("skips and names unreachable parts when it plays all missing ones, and restores the client's clock (QA-8)", async () => {
    localStorage.setItem("persist:malecon.auth", storedSlice({ client: { clientId: 7 } }));
    const ahead = { everybody: { ahead: 0 }, clients: { "7": { ahead: 34 * DAY } } };
    server.use(
      http.post("*/qa/plans/1001/events", () => {
        clocks = ahead;
        return refuse(409, "checkout.refused", "Not now");
      }),
      http.post("*/qa/scenarios/:name", () => refuse(409, "qa.newClientNeeded", "Not for this client")),
      http.post("*/qa/clock", async ({ request }) => {
        const move = (await request.json()) as { reset?: true };
        sent.push(move);
        clocks = move.reset ? { everybody: { ahead: 0 }, clients: {} } : ahead;
        return answer({ now: at(2), iso: "", clocks });
      }),
    );
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Coverage" }));
    await userEvent.click(screen.getByRole("button", { name: "Play all that is missing" }));
    const back = await screen.findByText(/The client’s clock is again as it was before/, {}, { timeout: 20_000 });
    const said = within(back.closest<HTMLElement>("[role=status]") ?? document.body);
    expect(said.getAllByText(/^On the way to .* a step had an unexpected result/).length).toBeGreaterThan(1);
    expect(said.getAllByText(/^The scenario on the way to .* could not be built/)).toHaveLength(1);
    expect(sent.at(-1)).toEqual({ reset: true, clientId: 7 });
    localStorage.clear();
  });

  it("continues from a step in a new plan that has the state of that step (QA-9)", async () => {
    events = [added(0), booking("booking.confirmed", 1), checked(1)];
    const asked: PlanBundle[] = [];
    server.use(
      http.post("*/qa/recreate", async ({ request }) => {
        asked.push((await request.json()) as PlanBundle);
        const Differences = [{ Code: "bare", About: "booking.added" }];
        return answer({ TravelPlanId: 1001, State: "verifyingDocuments", Differences });
      }),
    );
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "History" }));
    await userEvent.click(screen.getByRole("button", { name: /^2\. booking.confirmed/ }));
    await userEvent.click(screen.getByRole("button", { name: "What if? Continue from here" }));
    expect(await screen.findByText(/There is one difference/)).toHaveTextContent("Recorded alone");
    await userEvent.click(screen.getByRole("button", { name: "Open it" }));
    expect(asked.map(({ exportedAt, events: all }) => [exportedAt, all.length])).toEqual([[at(1), 2]]);
  });

  it("opens a bundle for viewing, and refuses one of another machine version or a broken one", async () => {
    await inspect();
    await userEvent.click(screen.getByRole("tab", { name: "Files" }));
    const input = screen.getByTestId("bundle");
    await userEvent.upload(input, file({ ...bundleOf(5, []), machineVersion: 99 }));
    expect(await screen.findByRole("alert")).toHaveTextContent("version 99");
    const story = [added(0), booking("booking.confirmed", 1), checked(1)];
    await userEvent.upload(input, file(bundleOf(5, story)));
    expect(await screen.findByText("You are looking at the file plan.json")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /now in paying.choosing/ })).toBeInTheDocument();
    const cut = Object.assign(file({ ...bundleOf(5, story) }), {
      text: async () => JSON.stringify(bundleOf(5, story)).replace(/"at":\d+/, '"at":null'),
    });
    await userEvent.upload(screen.getByTestId("bundle"), cut);
    expect(await screen.findByRole("alert")).toHaveTextContent("Event 1 of this bundle is broken");
  });

  it("streams the plan to Stately's inspector in its protocol, and only to the origin of its address", async () => {
    const { heard, say } = attachWindow();
    open(<InspectorPage />, "/inspector?stately=https://stately.example/inspect", "/inspector");
    expect(await screen.findByText("Waiting for https://stately.example to answer.")).toBeInTheDocument();
    await screen.findByRole("img", { name: /now in confirming/ });
    say({ type: "@statelyai.connected" }, window, "https://elsewhere.example");
    expect(heard).toEqual([]);
    say({ type: "@statelyai.connected" });
    await waitFor(() => expect(heard.map(({ message }) => message.type)).toContain("@xstate.event"));
    expect(new Set(heard.map(({ to }) => to))).toEqual(new Set(["https://stately.example"]));
    const [actor] = heard.map(({ message }) => message);
    expect(actor).toMatchObject({ type: "@xstate.actor", name: "plan-1001", sessionId: expect.any(String) });
    expect(JSON.parse(actor?.definition ?? "")).toMatchObject({ id: "checkout", initial: "collecting" });
    expect(await screen.findByText(/^Connected to https:\/\/stately.example/)).toBeInTheDocument();
  });
});
