import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import type { PlanBundle } from "../../src/features/desk/bundle/bundle";
import { checkoutContract } from "../../src/features/plan/checkout/checkout.contract";
import type { AddedBooking, CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { store } from "../../src/features/plan/checkout/checkout.log";
import { stateName } from "../../src/features/plan/checkout/checkout.states";
import { planContract } from "../../src/features/plan/plan.contract";
import type { Booking } from "../../src/features/plan/plan.schemas";
import { ProductType } from "../../src/shared/enumerations";
import { inspectorContract } from "../../src/tools/inspector/inspector.contract";
import { possible } from "./explore";
import type { Move } from "./moves";
import { outcomesOf } from "./outcomes";
import type { People } from "./people";
import { type PeopleMove, peopleMoves } from "./peopleMoves";
import { peopleWays } from "./peopleWays";
import { emptyPlan, type Fresh, type PlanModel } from "./planModel";

/** One plan that is walked through the chart, on the server and in the model in parallel. */
export type Walker = {
  model: () => PlanModel;
  /**
   * Makes a move over HTTP and checks that the server reaches the chart's state. Resolves to the outcomes that it
   * covered.
   */
  make: (move: Move) => Promise<string[]>;
  /** Compares the plan's state and its whole log with the model's: nothing else may have happened. */
  compare: () => Promise<void>;
};

/** A walker for people who start without a plan. */
export function newWalker(people: People): Walker {
  const { call, test } = people;
  let model = emptyPlan(0, test.now());
  const log: CheckoutEvent[] = [];

  async function make(move: Move): Promise<string[]> {
    const attemptId = randomUUID();
    const [event] = move.events(model, { booking: unbooked, attemptId }) ?? [];
    const answer = await send(move, event);
    const fresh = { attemptId, booking: move.books ? await bookedBy(answer) : unbooked };
    const played = possible(model, move, fresh);
    if (!played) throw new Error(`"${move.name}" cannot be made in ${stateName(model.snapshot)}`);
    expectAnswer(
      move,
      answer,
      played.refusals.map(({ code }) => code),
    );
    model = played.next;
    log.push(...played.happened.map((one) => one.event));
    // After refusals `compare` checks the plan, once for all of them in one state.
    if (!played.refused && model.lastBooked !== null) await compareStates(move.name);
    return outcomesOf(played);
  }

  function send(move: Move, event: CheckoutEvent | undefined): Promise<LightMyRequestResponse> {
    const { planId } = model.snapshot.context;
    if (isPeoples(move.name)) return peopleWays[move.name](people, { planId, event });
    if (!event) throw new Error(`"${move.name}" has no event to send`);
    const { at: _now, ...sent } = event;
    return call(inspectorContract.sendEvent, { planId }, sent);
  }

  /** The server's data of a booking; the first one also has its plan. */
  async function bookedBy(answer: LightMyRequestResponse): Promise<AddedBooking> {
    expect({ status: answer.statusCode, code: answer.json().ResultCode }).toEqual({ status: 200, code: "OK" });
    const { BookingId, TravelPlanId } = answer.json().Data;
    if (model.lastBooked === null) model = { ...emptyPlan(TravelPlanId, test.now()), licence: model.licence };
    const booking: Booking = (await call(planContract.getBooking, { id: BookingId, lang: "en" })).json().Data;
    const { StartsAt: startsAt, EndsAt: endsAt, PayNow: amount } = booking;
    return { id: BookingId, productType: ProductType.CarRent, startsAt, endsAt, amount };
  }

  async function compareStates(after: string): Promise<void> {
    const { planId } = model.snapshot.context;
    const { Stored, Now } = (await call(checkoutContract.getCheckout, { planId })).json().Data;
    const expected = { after, Now: model.now, Stored: JSON.parse(JSON.stringify(store(model.snapshot))) };
    expect({ after, Now, Stored }).toEqual(expected);
  }

  async function compare(): Promise<void> {
    const { planId } = model.snapshot.context;
    await compareStates("all that was refused");
    const { events }: PlanBundle = (await call(inspectorContract.getPlanLog, { planId })).json().Data;
    expect(events.map(({ event }) => event)).toEqual(log);
  }

  return { model: () => model, make, compare };
}

/** A placeholder for a booking while only events of other kinds are considered. */
const unbooked: Fresh["booking"] = { id: 1, productType: 1, startsAt: 1, endsAt: 2, amount: 1 };

const isPeoples = (name: string): name is PeopleMove => name in peopleMoves;

/** A refused event answers 409 with each reason of the guard; a decline answers 402; all else is a success. */
function expectAnswer(move: Move, answer: LightMyRequestResponse, reasons: string[]): void {
  const { ResultCode, Errors = [] } = answer.json();
  const told = {
    move: move.name,
    status: answer.statusCode,
    ResultCode,
    reasons: Errors.map(({ Code }: { Code: string }) => Code),
  };
  const declined = move.name.endsWith(", declined") && reasons.length === 0;
  const [status, code] =
    reasons.length > 0 ? [409, "checkout.refused"] : declined ? [402, "payment.declined"] : [200, "OK"];
  expect(told).toEqual({ move: move.name, status, ResultCode: code, reasons });
}
