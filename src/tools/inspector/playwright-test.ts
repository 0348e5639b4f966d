import type { Instant } from "../../shared/instant";
import type { SentEvent } from "./event-fields";

/** How a clock was set: by a duration, to an instant (epoch ms), to the plan's next deadline, stopped or not, or reset. */
export type MovedClock = { advance: string } | { to: Instant } | "toDeadline" | { stop: boolean } | { reset: true };

/** What was done in the inspector, one thing after the other. */
export type Deed =
  | { type: "scenario"; name: string; planId: number; builtAt: Instant; bookingIds: readonly number[] }
  /** `due`: what was to be paid before it, in cents; a price is another one on another day. */
  | { type: "event"; planId: number; event: SentEvent; state: string; due: number }
  /** `ofAll`: everybody's clock, else the client's own. */
  | { type: "clock"; move: MovedClock; ofAll: boolean };

type Plan = { readonly planId: number; readonly state: string };

/** A sitting that cannot be written as a test: it does not begin with a situation that a test can build. */
export class NotATest extends Error {}

/**
 * What was done to a plan since its scenario was built, as a test that runs in the project (e2e/tests, QA-2); it ends
 * by expecting the plan in its state. It holds in any database and on any day: bookings are named by their place in the
 * plan, counted from the newest, what is due is asked for, and the clock is moved by as much, or to the same deadline. Throws NotATest when the
 * last situation that was built is not this plan's.
 */
export function playwrightTest(deeds: readonly Deed[], { planId, state }: Plan): string {
  const begin = deeds.findLastIndex(({ type }) => type === "scenario");
  const [first, ...after] = deeds.slice(Math.max(begin, 0));
  if (first?.type !== "scenario" || first.planId !== planId)
    throw new NotATest("The plan was not built in this sitting.");
  const rest = after.filter((deed) => deed.type === "clock" || deed.planId === planId);
  const title = [first.name, ...rest.flatMap((deed) => (deed.type === "event" ? [deed.event.type] : []))].join(", ");
  const body = rest.map((deed) => lineOf(deed, first)).join("");
  const uses = (name: string) => body.includes(name);
  const moves = uses("setClock(");
  const asks = uses("await stored()");
  const imports = [
    ...(uses("amountDue(") ? ['import { amountDue } from "../../src/features/plan/checkout/checkout.context";'] : []),
    ...(uses("nextDeadlineOf(")
      ? ['import { nextDeadlineOf, revive } from "../../src/features/plan/checkout/checkout.log";']
      : []),
    ...(asks ? ['import type { StoredCheckout } from "../../src/features/plan/checkout/checkout.schemas";'] : []),
    'import { bearer, data } from "../clients";',
    'import { expect, test } from "../situations";',
  ];
  return `${imports.join("\n")}

test(${JSON.stringify(title)}, async ({ arrive, request }) => {
  const { client, plan } = await arrive(${JSON.stringify(first.name)});
  const headers = bearer(client.token);
  const look = async () => {
    type Plan = { TravelPlanId: number; State: string };
    const plans = await data<Plan[]>(await request.get("/qa/plans", { headers }));
    return plans.find(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId);
  };
${asks ? ASKING : ""}${uses("await now()") ? READING : ""}${uses("send(") ? SENDING : ""}${moves ? MOVING : ""}${body}
  expect((await look())?.State).toBe(${JSON.stringify(state)});
});
`;
}

const ASKING = `  const stored = async () => {
    const answer = await request.get(\`/api/checkout/\${plan.TravelPlanId}\`, { headers });
    return (await data<{ Stored: StoredCheckout }>(answer)).Stored;
  };
`;

const READING = `  const now = async () => (await data<{ now: number }>(await request.get("/qa/clock", { headers }))).now;
`;

const SENDING = `  const send = async (event: object) =>
    data(await request.post(\`/qa/plans/\${plan.TravelPlanId}/events\`, { headers, data: event }));
`;

const MOVING = `  const setClock = async (move: object) => {
    await data(await request.post("/qa/clock", { headers, data: move }));
  };
`;

type Built = Extract<Deed, { type: "scenario" }>;

function lineOf(deed: Deed, { builtAt, bookingIds }: Built): string {
  if (deed.type === "scenario") return "";
  if (deed.type === "clock") return `\n  ${moveOf(deed, builtAt)}\n`;
  const sent = JSON.stringify(deed.state);
  return `\n  expect(await send(${bodyOf(deed, bookingIds)})).toEqual({ State: ${sent} });\n`;
}

function moveOf({ move, ofAll }: Extract<Deed, { type: "clock" }>, builtAt: Instant): string {
  const whose = ofAll ? "" : ", clientId: client.clientId";
  const set = (how: string) => `await setClock({ ${how}${whose} });`;
  if (move === "toDeadline") return set("to: nextDeadlineOf(revive(await stored()), await now())?.at");
  if ("to" in move) return set(`to: plan.builtAt + ${move.to - builtAt}`);
  return set(literal(move).slice(2, -2));
}

function bodyOf({ event, due }: Extract<Deed, { type: "event" }>, bookingIds: readonly number[]): string {
  const place = "bookingId" in event ? bookingIds.indexOf(event.bookingId) : -1;
  const name = `bookingId: plan.bookingIds.at(${place - bookingIds.length})`;
  const text = place < 0 ? literal(event) : literal(event).replace(/bookingId: \d+/, name);
  const isDue = "amount" in event && event.amount === due;
  return isDue ? text.replace(/amount: \d+/, "amount: amountDue((await stored()).context)") : text;
}

/** A plain value as source text. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n */g, " ")
    .replace(/"([A-Za-z]\w*)":/g, "$1:");
}
