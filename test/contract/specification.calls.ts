import { randomUUID } from "node:crypto";
import type { HavanaDate } from "../../src/shared/havana";
import { accountCalls, verificationCalls } from "./account.calls";
import { carCalls } from "./car.calls";
import { informationCalls } from "./information.calls";
import { lodgingCalls } from "./lodging.calls";
import { notesCalls } from "./notes.calls";
import { linkCalls, paymentCalls, planCalls } from "./plan.calls";
import type { Answer, Asked, Known, Step } from "./steps";

/** A host that the calls are played against: in this process, or the built product over HTTP. */
export type Host = {
  /** The day in Havana by its own clock. */
  today: HavanaDate;
  /** A token of the test card, from the page with the provider's fields. */
  cardToken: () => Promise<string>;
  send: (method: string, path: string, sent: { headers: Record<string, string>; payload?: string }) => Promise<Answer>;
};

/**
 * Every call of section 7 of the specification in the order in which one client needs them, with the specification's
 * bodies. Steps between them that are our own (reading emails, staff's confirmation, entering documents) have their own
 * names. Each step depends on those before it.
 */
export function specificationCalls({ cardToken }: Pick<Host, "cardToken">): Step[] {
  return [
    ...accountCalls,
    ...carCalls,
    ...lodgingCalls,
    ...informationCalls,
    ...verificationCalls,
    ...planCalls,
    ...paymentCalls(cardToken),
    ...linkCalls,
    ...notesCalls,
  ];
}

/** The state before the first call: the day, and the person who will register. */
export function beginning(today: HavanaDate): Known {
  return {
    today,
    email: `${randomUUID().slice(0, 8)}@example.com`,
    password: "Malecon-and-trova-7",
    clientId: 0,
    token: "",
    staffToken: "",
    code: "",
    profile: null,
    carOffer: null,
    carPrice: 0,
    carId: 0,
    stayOffer: null,
    stayId: 0,
    planId: 0,
    due: 0,
    noteId: 0,
    newsId: 0,
  };
}

/** Makes one call and checks its answer against the specification. Throws on a difference. */
export async function play({ send }: Pick<Host, "send">, step: Step, known: Known): Promise<void> {
  const asked = await step.asks(known);
  const [method = ""] = step.call.split(" ");
  step.holds(await send(method, asked.path, requestOf(asked, known)), known);
}

function requestOf({ body, form, as = "client" }: Asked, { token, staffToken }: Known) {
  const bearer = { nobody: "", client: token, staff: staffToken }[as];
  const headers = { "accept-language": "en", ...(bearer && { authorization: `Bearer ${bearer}` }) };
  if (form) {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    return { headers: { ...headers, ...type }, payload: new URLSearchParams(form).toString() };
  }
  if (!body) return { headers };
  return { headers: { ...headers, "content-type": "application/json" }, payload: JSON.stringify(body) };
}
