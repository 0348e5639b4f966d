import type { SentEvent } from "./event-fields";

/** What was done in the inspector, one thing after the other. */
export type Deed =
  | { type: "scenario"; name: string }
  | { type: "event"; event: SentEvent; state: string }
  | { type: "clock"; move: { advance: string } | { to: number } };

/** A sitting that cannot be written as a test: it does not begin with a situation that a test can build. */
export class NotATest extends Error {}

/**
 * What was done since the last situation was built, as a test that runs in the project (e2e/tests); it ends by
 * expecting the plan in `state`. Bookings are named by their place in the plan, for they have other numbers in every
 * database. Throws NotATest when nothing was built.
 */
export function playwrightTest(deeds: readonly Deed[], bookingIds: readonly number[], state: string): string {
  const begin = deeds.findLastIndex(({ type }) => type === "scenario");
  const [first, ...rest] = deeds.slice(Math.max(begin, 0));
  if (first?.type !== "scenario") throw new NotATest("Nothing was built in this sitting.");
  const title = [first.name, ...rest.flatMap((deed) => (deed.type === "event" ? [deed.event.type] : []))].join(", ");
  const has = (type: Deed["type"]) => rest.some((deed) => deed.type === type);
  const clients = has("clock") ? "bearer, data, signIn" : "bearer, data";
  return `import { ${clients} } from "../clients";
import { expect, test } from "../situations";

test(${JSON.stringify(title)}, async ({ arrive, request }) => {
  const { client, plan } = await arrive(${JSON.stringify(first.name)});
  ${has("clock") ? "let" : "const"} headers = bearer(client.token);
  const look = async () => {
    type Plan = { TravelPlanId: number; State: string; BookingIds: number[] };
    const plans = await data<Plan[]>(await request.get("/qa/plans", { headers }));
    return plans.find(({ TravelPlanId }) => TravelPlanId === plan.TravelPlanId);
  };
${has("event") ? SENDING : ""}${rest.map((deed) => lineOf(deed, bookingIds)).join("")}
  expect((await look())?.State).toBe(${JSON.stringify(state)});
});
`;
}

const SENDING = `  const bookings = (await look())?.BookingIds ?? [];
  const send = async (event: object) =>
    data(await request.post(\`/qa/plans/\${plan.TravelPlanId}/events\`, { headers, data: event }));
`;

function lineOf(deed: Deed, bookingIds: readonly number[]): string {
  if (deed.type === "scenario") return "";
  if (deed.type === "event") {
    const body = bodyOf(deed.event, bookingIds);
    return `\n  expect(await send(${body})).toEqual({ State: ${JSON.stringify(deed.state)} });\n`;
  }
  // The client's token is as old as the clock says.
  return `
  await data(await request.post("/qa/clock", { data: ${literal(deed.move)} }));
  headers = bearer((await signIn(request, client.email, client.password)).token);
`;
}

function bodyOf(event: SentEvent, bookingIds: readonly number[]): string {
  const place = placeOf(event, bookingIds);
  if (place < 0) return literal(event);
  return literal(event).replace(/bookingId: \d+/, `bookingId: bookings[${place}]`);
}

function placeOf(event: SentEvent, bookingIds: readonly number[]): number {
  return "bookingId" in event ? bookingIds.indexOf(event.bookingId) : -1;
}

/** A plain value as source text. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n */g, " ")
    .replace(/"([A-Za-z]\w*)":/g, "$1:");
}
