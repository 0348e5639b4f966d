import { HttpResponse, http } from "msw";
import { signedInAs } from "../../../test/fixtures/web/appTestBed";
import { answer, refuse, serveAnything } from "../../../test/fixtures/web/wireTestBed";
import { makeStore } from "../../app/web/store";
import { documentsContract } from "../../features/documents/documents.contract";
import { carApi } from "../../products/car/web/car.api";
import "../../products/lodging/web/lodging.api";
import { informationApi } from "../../features/information/web/information.api";
import { planApi } from "../../features/plan/web/plan.api";
import { api } from "./api";
import { downloadFile } from "./files/downloadFile";
import { upload } from "./files/upload";
import { callToken } from "./session/tokenCall";

const server = serveAnything();
const answers = (reply: () => Response) => server.use(http.all("*", reply));
const notDone = { Data: { BookingId: 41, TravelPlanId: 1 }, Status: 0, ResultCode: "OK", ResponseType: "Error" };

const { cancelBooking, getPlan } = planApi.endpoints;
const cancel = (id: number) => cancelBooking.initiate({ id, planId: 1 });
const look = () => getPlan.initiate({ id: 1, lang: "en" }, { forceRefetch: true });

it("the browser counts an answer as a success only if its ResponseType is OK (WIRE-1, PLAN-4)", async () => {
  const store = makeStore();
  answers(() => HttpResponse.json(notDone));
  const { data, error } = await store.dispatch(look());
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 200, code: "unexpected" });
});

it("the browser reads an answer that is neither an error nor OK as no booking, without an alert (PLAN-4, WIRE-26)", async () => {
  const store = makeStore();
  answers(() => HttpResponse.json(notDone));
  const create = carApi.endpoints.createCarBooking.initiate;
  const made = await store.dispatch(Reflect.apply(create, null, [{ lang: "en", body: {} }]));
  expect(made).toEqual({ data: null });
  expect(store.getState().alerts).toEqual([]);
});

it.each([
  ["without Errors", { Data: "Not now", Status: -1, ResponseType: "Error" }, "Not now"],
  ["of a proxy", { reason: "gateway" }, ""],
  ["with a text for Errors", { Data: 5, Status: -1, Errors: "many" }, ""],
])("reads a failure that is JSON %s as one without field errors (WIRE-1)", async (_kind, body, message) => {
  const store = makeStore();
  answers(() => HttpResponse.json(body, { status: 502 }));
  const { error } = await store.dispatch(look());
  expect(error).toEqual({ status: 502, code: "unexpected", message, language: "en", fields: [] });
});

it("the browser counts an answer without data as a failure unless the query allows null, because a page would wait for ever (WIRE-1)", async () => {
  const store = makeStore();
  answers(() => answer(null));
  const plans = await store.dispatch(planApi.endpoints.getPaidPlans.initiate({ clientId: 7, lang: "en" }));
  expect([plans.data, plans.error]).toEqual([undefined, expect.objectContaining({ status: 200, code: "unexpected" })]);
  const active = await store.dispatch(planApi.endpoints.getActivePlan.initiate({ clientId: 7, lang: "en" }));
  expect([active.data, active.error]).toEqual([null, undefined]);
});

it("the browser counts an answer that is not an object as no answer", async () => {
  const store = makeStore();
  answers(() => HttpResponse.json(null));
  expect((await store.dispatch(look())).error).toMatchObject({ status: "offline" });
});

it("the browser shows Unexpected error if a request could not be made, for any call (WIRE-22)", async () => {
  const store = makeStore({ auth: signedInAs("no header takes ✗") });
  await store.dispatch(informationApi.endpoints.getFaq.initiate({ siteId: 11, productType: 1, lang: "en" }));
  expect(store.getState().alerts).toEqual([expect.objectContaining({ kind: "error", message: "error.unexpected" })]);
});

it("the browser closes the alert of a failure once the same call succeeds, and no other alert (WEB-9)", async () => {
  const store = makeStore();
  answers(() => refuse(409, "unexpected"));
  await store.dispatch(cancel(801));
  await store.dispatch(cancel(802));
  answers(() => answer(null));
  await store.dispatch(cancel(801));
  expect(store.getState().alerts).toEqual([
    expect.objectContaining({ message: "error.plan.cancelFailed", values: expect.objectContaining({ id: 802 }) }),
  ]);
});

it("the browser raises an alert for a failed first load, and none for a failed reload of shown data (WEB-9)", async () => {
  const store = makeStore();
  const booking = planApi.endpoints.getBooking.initiate({ id: 801, lang: "en" }, { forceRefetch: true });
  answers(() => answer({ BookingId: 801, TravelPlanId: 1 }));
  await store.dispatch(booking);
  answers(() => refuse(500, "unexpected"));
  await store.dispatch(booking);
  expect(store.getState().alerts).toEqual([]);
  await store.dispatch(planApi.endpoints.getBooking.initiate({ id: 802, lang: "en" }));
  expect(store.getState().alerts).toEqual([expect.objectContaining({ message: "error.booking.loadFailed" })]);
});

describe("an open connection without an answer (WIRE-33)", () => {
  const never = () => new Promise<never>(() => {});
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "performance"] });
    server.use(http.all("*", never));
  });
  afterEach(() => jest.useRealTimers());

  /** Whether the call has ended just before the limit, and its result at the limit. */
  async function endOf(milliseconds: number, work: PromiseLike<unknown>) {
    const ended = jest.fn();
    void Promise.resolve(work).then(ended, ended);
    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    const early = ended.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1);
    // A request ends some event-loop turns after its abort signal.
    for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
    return { early, result: ended.mock.calls[0]?.[0] };
  }
  const unanswered = expect.objectContaining({ error: expect.objectContaining({ status: "offline" }) });

  it("ends a query or command after 30 seconds, which then counts as unanswered, not as refused", async () => {
    const store = makeStore();
    expect(await endOf(30_000, store.dispatch(look()))).toEqual({ early: 0, result: unanswered });
    expect(await endOf(30_000, store.dispatch(cancel(801)))).toEqual({ early: 0, result: unanswered });
  });

  it("ends an upload after 150 seconds plus one for every 8,000 bytes (SAFE-44)", async () => {
    const store = makeStore();
    const { sendPhoto } = api.injectEndpoints({
      endpoints: (build) => ({ sendPhoto: build.mutation(upload(documentsContract.sendDocumentPhoto)) }),
    }).endpoints;
    const sent = store.dispatch(sendPhoto.initiate({ clientId: 5, docType: 2, body: new Blob(["photo"]) }));
    expect(await endOf(150_001, sent)).toEqual({ early: 0, result: unanswered });
    const body = new Blob([new Uint8Array(400_000)]);
    const large = store.dispatch(sendPhoto.initiate({ clientId: 5, docType: 2, body }));
    expect(await endOf(200_000, large)).toEqual({ early: 0, result: unanswered });
  });

  it("ends a download after 150 seconds, and the token call, for which all tabs wait, after 30", async () => {
    const store = makeStore();
    const load = store.dispatch(downloadFile(`${location.origin}/paper.pdf`));
    expect(await endOf(150_000, load)).toEqual({ early: 0, result: expect.objectContaining({ name: "AbortError" }) });
    const token = callToken({ grant_type: "refresh_token" }, "en");
    expect(await endOf(30_000, token)).toEqual({ early: 0, result: unanswered });
  });
});
