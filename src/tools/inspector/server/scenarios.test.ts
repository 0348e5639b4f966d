import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { buildStandIn } from "../../../../stand-ins/clover/standIn";
import { buildPayeezyStandIn } from "../../../../stand-ins/payeezy/payeezyStandIn";
import { buildStripeStandIn, type StripeStandIn } from "../../../../stand-ins/stripe/stripeStandIn";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { few, THOROUGH } from "../../../../test/thorough";
import { clients } from "../../../features/account/server/account.tables";
import type { PlanBundle } from "../../../features/desk/bundle/bundle";
import { documentsOfClient, type WaitingKind, waitingKinds } from "../../../features/desk/inbox/inbox.rules";
import type { Inbox } from "../../../features/desk/inbox/inbox.schemas";
import type { SupportPlan } from "../../../features/desk/plans/plans.schemas";
import type { Timeline } from "../../../features/desk/timeline/timeline.schemas";
import { clientDocuments } from "../../../features/documents/server/documents.tables";
import { notes } from "../../../features/notes/server/notes.tables";
import { cloverContract } from "../../../features/payments/methods/clover/clover.contract";
import { STRIPE_WEBHOOK } from "../../../features/payments/methods/stripe/link.contract";
import { LONGEST_WAIT } from "../../../features/payments/providerTimeout.rules";
import { paymentLinks, payments } from "../../../features/payments/server/payments.tables";
import { refunds } from "../../../features/payments/server/refunds.tables";
import { fold, snapshotAt } from "../../../features/plan/checkout/checkout.log";
import { outbox } from "../../../platform/server/db/schema/operations";
import { GATHERS } from "../../../platform/server/notify/digest";
import { carBookings } from "../../../products/car/server/car.tables";
import { carUnits } from "../../../products/car/server/catalogue/catalogue.tables";
import { PaymentProvider } from "../../../shared/enumerations";
import { addDays, havanaDate } from "../../../shared/havana";
import { DAY, SECOND } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { coverageOf, type SeenPlan } from "../coverage/coverage";
import { pathsTo } from "../coverage/paths";
import { type OwnPlan, type PathActions, type PlayedPath, playPath } from "../coverage/playPath";
import { outOfReach, unseen } from "../coverage/targets";
import type { ProviderFaults } from "../faults.schemas";
import { type ScenarioName, scenarioFacts, scenarioNames } from "../inspector.scenarios";
import type { RecreatedPlan } from "../inspector.schemas";

const PORT = 8165;

/** An installation: the shop on its own empty database, and a link provider that notifies only this shop. */
type Installation = { test: TestApp; stripe: StripeStandIn };

let test: TestApp;
const installed: Installation[] = [];
let standIn: ReturnType<typeof buildStandIn>["app"];
let payeezy: typeof standIn;
const account = { apiKey: "key", apiSecret: "secret", merchantToken: "fdoa-1", taToken: "NOIW" };

async function install(env: Record<string, string> = {}): Promise<TestApp> {
  const [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET] = ["sk_test_of_tests", "whsec_of_tests"];
  const installation: Partial<Installation> = {};
  let stripeUrl = "";
  const stripe = await buildStripeStandIn({
    production: false,
    site: "http://localhost",
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    origin: () => stripeUrl,
    post: async (payload, signature) => {
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const remoteAddress = nextAddress();
      const told = await installation.test?.call({
        method: "POST",
        url: STRIPE_WEBHOOK,
        headers,
        payload,
        remoteAddress,
      });
      return told?.statusCode ?? 503;
    },
    file: null,
  });
  stripeUrl = await stripe.app.listen({ port: 0, host: "127.0.0.1" });
  const keys = {
    ...{ STRIPE_API_URL: stripeUrl, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
    PAYEEZY_API_URL: payeezy.listeningOrigin,
    PAYEEZY_API_KEY: account.apiKey,
    PAYEEZY_API_SECRET: account.apiSecret,
    PAYEEZY_MERCHANT_TOKEN: account.merchantToken,
  };
  // A lower limit than the number of a scenario's calls, which must not count as one visitor's.
  installation.test = await startTestApp({ PORT: String(PORT), REQUESTS_PER_MINUTE: "120", ...keys, ...env });
  installed.push({ test: installation.test, stripe });
  return installation.test;
}

beforeAll(async () => {
  const site = "http://localhost";
  payeezy = buildPayeezyStandIn({ production: false, site, ...account }).app;
  await payeezy.listen({ port: 0, host: "127.0.0.1" });
  test = await install();
  const privateKey = test.config.payments.clover.settings?.privateKey ?? "";
  standIn = buildStandIn({ production: false, site, privateKey, file: null }).app;
  await standIn.listen({ port: PORT + 1, host: "localhost" });
});
afterAll(async () => {
  await standIn.close();
  await payeezy.close();
  for (const { test, stripe } of installed) {
    await stripe.app.close();
    await test.close();
  }
});

describe("the faults of the providers", () => {
  const post = (clientId: number, url: string, payload: object) =>
    test.call({ method: "POST", url, payload, headers: test.as(clientId), remoteAddress: nextAddress() });
  const waiting = async (clientId: number) => {
    const known: ProviderFaults[] = (await ask(clientId, "GET", "/qa/faults")).json().Data;
    return known.map(({ Provider, Waiting }) => [Provider, ...Waiting.map(({ Fault }) => Fault)].join(" "));
  };

  it("are set and cleared at the stand-ins, and a provider without one is not offered (QA-10)", async () => {
    const clientId = await newClient(test);
    expect(await waiting(clientId)).toEqual(["clover", "stripe", "payeezy"]);
    const set = (Provider: string, Waiting: string[]) => post(clientId, "/qa/faults", { Provider, Waiting });
    await set("payeezy", ["decline", "late"]);
    expect(await waiting(clientId)).toEqual(["clover", "stripe", "payeezy decline late"]);
    expect((await set("whatsApp", ["decline"])).json().ResultCode).toBe("qa.standInRefused");
    expect((await set("payeezy", ["duplicate"])).statusCode).toBe(409);
    await set("payeezy", []);
    expect(await waiting(clientId)).toEqual(["clover", "stripe", "payeezy"]);
  });

  it("affect one client's calls only, also in later plans, and are shown at the attempt that met them (QA-10)", async () => {
    const [own, other] = [await newClient(test), await newClient(test)];
    const Waiting = [{ Fault: "decline", ClientId: own, Chance: null }];
    expect((await post(other, "/qa/faults", { Provider: "clover", Waiting })).json().ResultCode).toBe("notFound");
    expect((await post(own, "/qa/faults", { Provider: "clover", Waiting })).json().Data.Waiting).toEqual(Waiting);
    const met = async (clientId: number, planId: number) =>
      (await ask(clientId, "GET", `/qa/plans/${planId}/faults`)).json().Data;

    const paid = await build(other, "plan-paid");
    expect([paid.status, await met(other, paid.built.TravelPlanId)]).toEqual([200, []]);
    const { built } = await build(own, "plan-confirmed");
    // Its payment is declined, so that building it fails and names the refused call.
    const stopped = (await ask(own, "POST", "/qa/scenarios/plan-paid")).json();
    expect(stopped.ResultCode).toBe("qa.scenarioStopped");
    expect(stopped.Data).toContain(`${cloverContract.payWithClover.path} was refused`);
    const [attempt] = await test.db.select().from(payments).where(eq(payments.clientId, own));
    expect(await met(own, attempt?.planId ?? 0)).toEqual([
      { Provider: "clover", Fault: "decline", AttemptId: attempt?.id },
    ]);
    expect((await ask(other, "GET", `/qa/plans/${built.TravelPlanId}/faults`)).statusCode).toBe(404);

    // Payeezy is told of nothing but the attempt.
    await post(own, "/qa/faults", { Provider: "payeezy", Waiting });
    expect((await build(other, "payeezy-paid")).status).toBe(200);
    expect((await build(own, "payeezy-paid")).status).toBe(409);
    expect(await waiting(own)).toEqual(["clover", "stripe", "payeezy"]);
  });

  it("affect the open plan's payment by link, only for its owner, and only where a payment exists (QA-10, PAY-30)", async () => {
    const clientId = await newClient(test);
    const { built } = await build(clientId, "payment-disputed");
    const url = `/qa/plans/${built.TravelPlanId}/afterwards`;
    const codes: string[] = [];
    for (const What of ["returned", "won", "disputed"])
      codes.push((await post(clientId, url, { What })).json().ResultCode);
    expect(codes).toEqual(["qa.standInRefused", "OK", "OK"]);
    expect((await post(await newClient(test), url, { What: "disputed" })).statusCode).toBe(404);
  });
});

/** A new client with only a name. */
async function newClient({ db, now }: TestApp, language: Language = "en"): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  const row = { email, passwordHash: "", firstName: "Ada", lastName: "Rey", language, createdAt: now() };
  const [client] = await db.insert(clients).values(row).returning({ id: clients.id });
  return client?.id ?? 0;
}

type Built = { TravelPlanId: number; path: string; bookingIds: number[] };

let asked = 0;

/** A different address for each call, webhooks too: the limit for each address is not tested here. */
function nextAddress(): string {
  asked += 1;
  return `192.0.${2 + (asked >> 8)}.${asked & 255}`;
}

function ask(clientId: number, method: "GET" | "POST", url: string) {
  return test.call({ method, url, headers: test.as(clientId), remoteAddress: nextAddress() });
}

async function build(clientId: number, name: string) {
  const answer = await ask(clientId, "POST", `/qa/scenarios/${name}`);
  return { status: answer.statusCode, built: answer.json().Data as Built };
}

async function stateOf(clientId: number, planId: number): Promise<string> {
  const answer = await ask(clientId, "GET", "/qa/plans");
  const plans: { TravelPlanId: number; State: string }[] = answer.json().Data;
  return plans.find(({ TravelPlanId }) => TravelPlanId === planId)?.State ?? "no such plan";
}

/** The inspector's actions for the signed-in client, by its own calls. */
function actionsOf(clientId: number): PathActions {
  const send = (url: string, payload: object) =>
    test.call({ method: "POST", url, payload, headers: test.as(clientId), remoteAddress: nextAddress() });
  return {
    newId: randomUUID,
    build: async (name) => {
      const { TravelPlanId: planId, bookingIds } = (await build(clientId, name)).built;
      return { planId, bookingIds };
    },
    send: async (planId, event) => (await send(`/qa/plans/${planId}/events`, event)).json().Data?.State ?? null,
    setClock: async (to) => (await send("/qa/clock", { to, clientId })).statusCode === 200,
    look: async (planId) => {
      const bundle: PlanBundle = (await ask(clientId, "GET", `/qa/plans/${planId}/events`)).json().Data;
      const { now } = (await ask(clientId, "GET", "/qa/clock")).json().Data;
      const events = bundle.events.map(({ event }) => event);
      return { events, snapshot: snapshotAt(fold(planId, events), now), now };
    },
  };
}

const whenThorough = THOROUGH ? it : it.skip;

whenThorough(
  "from an empty database the inspector alone covers the chart, except what has a reason why not (QA-8)",
  async () => {
    const actions = actionsOf(await newClient(test));
    const plans = new Map<number, SeenPlan>();
    let open: OwnPlan | null = null;
    const missing = () => unseen(coverageOf([...plans.values()]));
    const next = async () => {
      const looked = open && (await actions.look(open.planId));
      const here = looked && open && { ...looked, bookingIds: open.bookingIds };
      const [path] = pathsTo(missing(), here);
      return path ?? null;
    };
    for (let path = await next(); path; path = await next()) {
      const played: PlayedPath = await playPath(path, open, actions);
      expect({ path, stopped: played.stopped }).toEqual({ path, stopped: null });
      const seen = played.seen;
      if (seen)
        plans.set(seen.planId, { ...seen, refused: [...(plans.get(seen.planId)?.refused ?? []), ...seen.refused] });
      expect(missing()).not.toContain(path.target);
      open = played.plan;
    }
    expect(missing()).toEqual(Object.keys(outOfReach));
  },
  180_000,
);

describe("a scenario by name", () => {
  // All scenarios are built for one client in turn, beginning with the one that needs a client without documents.
  const names = [...scenarioNames].sort((a) => (a === "plan-documents-missing" ? -1 : 0));

  it.each(names)(
    "%s ends in the state that it promises, and the inbox has what waits for staff (QA-4, DESK-50)",
    async (name) => {
      const { status, built } = await build(1, name);
      expect(status).toBe(200);
      expect(await stateOf(1, built.TravelPlanId)).toBe(scenarioFacts[name].state);
      expect(built.path).toBe(scenarioFacts[name].path);
      await assertInbox(name, built.TravelPlanId);
    },
  );

  /** The inbox kind for a reason in a plan. */
  const kindOf = (what: string) =>
    what === "providerSilent" ? "payment" : waitingKinds.find((kind) => what.startsWith(kind));

  /**
   * Whatever in a plan waits for staff must be in the inbox, with the same deadline; awaited money must cause no other
   * item.
   */
  async function assertInbox(name: string, planId: number): Promise<void> {
    // As many times as the provider is asked within a minute.
    if (name === "provider-silent")
      await test.db.update(payments).set({ questionCount: 6 }).where(eq(payments.planId, planId));
    const headers = test.as(3, "staff");
    const read = async (url: string) =>
      (await test.call({ method: "GET", url, headers, remoteAddress: nextAddress() })).json().Data;
    const { ClientId, Why }: SupportPlan = await read(`/api/support/plans/${planId}/en`);
    const { Items }: Inbox = await read("/api/support/inbox");
    const forDesk = Why.filter(({ Waits, What }) => Waits === "desk" && What !== "limitReached");
    for (const { What, Id, Until } of forDesk) {
      const itemId = What === "documentWaiting" ? documentsOfClient(ClientId) : Id;
      const item = Items.find(({ Kind, ItemId }) => Kind === kindOf(What) && ItemId === itemId);
      expect(item).toMatchObject(What === "providerSilent" ? { TravelPlanId: planId } : { Until });
    }
    const isMoney = (kind: WaitingKind | undefined) => kind === "transfer" || kind === "payment";
    const ofMoney = Items.filter(({ Kind, TravelPlanId }) => TravelPlanId === planId && isMoney(Kind));
    expect(ofMoney.map(({ Kind }) => Kind)).toEqual(forDesk.map(({ What }) => kindOf(What)).filter(isMoney));
    if (/^(provider-silent|transfer-(short|under))/.test(name)) expect(ofMoney).toHaveLength(1);
  }

  /** Payment methods that an earlier scenario may have left chosen. */
  const left = [PaymentProvider.Stripe, PaymentProvider.BankTransferToUSA];
  async function choose(planId: number, method?: number) {
    const { statusCode } = await ask(2, "GET", `/api/travelPlans/changePurchaseMethod/${planId}/${method}`);
    expect(statusCode).toBe(200);
  }

  it.each(
    few(
      4,
      names.filter((name) => /^(paying|signing)/.test(scenarioFacts[name].state)),
    ),
  )("%s can be built for a client whose open plan has another payment method", async (name) => {
    const before = await build(2, "plan-mixed-confirmed");
    await choose(before.built.TravelPlanId, left[names.indexOf(name) % left.length]);
    const { status, built } = await build(2, name);
    expect([status, await stateOf(2, built.TravelPlanId)]).toEqual([200, scenarioFacts[name].state]);
  });

  it("a scenario by name that pays by card chooses the card although another payment method was chosen before", async () => {
    const { built } = await build(2, "plan-confirmed");
    await choose(built.TravelPlanId, PaymentProvider.Stripe);
    const again = await build(2, "plan-confirmed");
    const { Data } = (await ask(2, "GET", `/api/checkout/${again.built.TravelPlanId}`)).json();
    const { planId, method } = Data.Stored.context;
    expect([planId, method]).toEqual([built.TravelPlanId, PaymentProvider.Clover]);
  });

  it("can be built for a client whose open plan waits for a review of documents", async () => {
    const before = await build(2, "driver-in-review");
    expect(await stateOf(2, before.built.TravelPlanId)).toBe(scenarioFacts["driver-in-review"].state);
    const { status, built } = await build(2, "plan-paid");
    expect([status, await stateOf(2, built.TravelPlanId)]).toEqual([200, scenarioFacts["plan-paid"].state]);
  });

  it("in which a rental is made longer takes a car that is free for all of it, not only for the shorter one (QA-4)", async () => {
    const modelOf = async () => {
      const { status, built } = await build(await newClient(test), "change-to-pay");
      const [first] = built.bookingIds;
      const [booked] = await test.db
        .select({ modelId: carUnits.modelId, supplierId: carUnits.supplierId })
        .from(carBookings)
        .innerJoin(carUnits, eq(carUnits.id, carBookings.unitId))
        .where(eq(carBookings.bookingId, first ?? 0));
      return { status, booked };
    };
    const { booked } = await modelOf();
    const { modelId = 0, supplierId = 0 } = booked ?? {};
    const ofModel = and(eq(carUnits.modelId, modelId), eq(carUnits.supplierId, supplierId));
    const units = await test.db.select({ id: carUnits.id }).from(carUnits).where(ofModel);
    const [From, Until] = [44, 46].map((days) => addDays(havanaDate(test.now()), days));
    let taken = 0;
    for (const { id: UnitId } of units) {
      const block = { UnitId, From, FromHour: "0900", Until, UntilHour: "0900", Why: "service", Reason: "Brakes" };
      const answer = await test.call({
        method: "POST",
        url: "/api/support/blocks/car",
        headers: test.as(3, "staff"),
        payload: block,
        remoteAddress: nextAddress(),
      });
      if (answer.statusCode === 200) taken += 1;
    }
    // All that were free: others are held for a longer rental already.
    expect(taken).toBeGreaterThan(0);
    const again = await modelOf();
    expect(again.status).toBe(200);
    expect(again.booked).not.toEqual(booked);
  });

  it("a scenario by name that needs days in the past leaves the shared clock unchanged", async () => {
    const before = test.now();
    await build(2, "plan-completed");
    expect(test.now()).toBe(before);
  });

  /** What QA does to one client: set their clock, or build a scenario. */
  type Deed = { advance: string } | { reset: true } | ScenarioName;
  const deeds = fc.array(
    fc.oneof(
      fc.constantFrom<Deed>({ advance: "PT1H" }, { advance: "P3D" }, { advance: "P40D" }),
      fc.constant<Deed>({ reset: true }),
      fc.constantFrom<Deed>(...names.filter((name) => !/^(plan-documents-missing|provider-silent)$/.test(name))),
    ),
    { minLength: 3, maxLength: 6 },
  );

  it("can be built after any other one and by any clock, and none of its facts is in the future (QA-3, QA-4)", () =>
    fc.assert(
      fc.asyncProperty(deeds, async (sequence) => {
        const clientId = await newClient(test);
        const send = (url: string, payload: object) =>
          test.call({ method: "POST", url, payload, headers: test.as(clientId), remoteAddress: nextAddress() });
        for (const deed of sequence) {
          if (typeof deed !== "string") {
            expect((await send("/qa/clock", { clientId, ...deed })).statusCode).toBe(200);
            continue;
          }
          const { status, built } = await build(clientId, deed);
          expect([deed, status]).toEqual([deed, 200]);
          expect(await stateOf(clientId, built.TravelPlanId)).toBe(scenarioFacts[deed].state);
          const { now } = (await ask(clientId, "GET", "/qa/clock")).json().Data;
          const log: PlanBundle = (await ask(clientId, "GET", `/qa/plans/${built.TravelPlanId}/events`)).json().Data;
          expect(log.events.filter(({ event }) => event.at > now)).toEqual([]);
        }
        await send("/qa/clock", { clientId, reset: true });
      }),
      {
        numRuns: THOROUGH ? 10 : 2,
        examples: [
          [["plan-signed", { advance: "P3D" }, "document-rejected", { reset: true }, "document-rejected", "plan-paid"]],
          [[{ advance: "P40D" }, "plan-confirmed", { reset: true }, "late-money", "transfer-ordered"]],
        ],
      },
    ));

  const gathering = `PT${GATHERS / SECOND}S`;

  /**
   * What the shop does by itself differs among these: money sent back, a dispute, questions to a provider, reminders.
   */
  const workedOn: ScenarioName[] = [
    "refund-returned",
    "dispute-lost",
    "provider-silent",
    "link-awaiting",
    "fund-expiring",
  ];

  it.each(THOROUGH ? names : workedOn)(
    "%s can be built with a clock 34 days ahead, by which due work is done; after a reset none waits for it (QA-3)",
    async (name) => {
      const clientId = await newClient(test);
      const setClock = async (move: object) => {
        const payload = { clientId, ...move };
        const headers = test.as(clientId);
        const set = { method: "POST", url: "/qa/clock", payload, headers, remoteAddress: nextAddress() } as const;
        expect((await test.call(set)).statusCode).toBe(200);
      };
      await setClock({ advance: "P34D" });
      const { status, built } = await build(clientId, name);
      expect([status, await stateOf(clientId, built.TravelPlanId)]).toEqual([200, scenarioFacts[name].state]);
      // Messages about one plan are merged and sent at the end of the waiting time, with those about refunds sent by
      // then.
      for (const advance of [gathering, gathering]) await setClock({ advance });
      const theirs = test.now() + 34 * DAY;
      const done = await doneFor(clientId);
      // If a provider answers meanwhile, another email starts, which is still waiting. (MAIL-21)
      const due = done.mails.filter(({ waitsUntil }) => waitsUntil === null || waitsUntil <= theirs);
      expect(due.filter(({ deliveredAt: at }) => at === null || at < theirs)).toEqual([]);
      expect(done.refunds.filter(({ askAgainAt }) => askAgainAt !== null)).toEqual([]);
      const sent = done.refunds.flatMap(({ settledAt }) => (settledAt === null ? [] : [settledAt]));
      for (const at of [...sent, ...done.questions]) expect(at).toBeGreaterThanOrEqual(theirs);
      await setClock({ reset: true });
      for (const at of (await doneFor(clientId)).questions) expect(at).toBeLessThanOrEqual(test.now() + LONGEST_WAIT);
    },
  );

  /**
   * When each of a client's messages was delivered and refunds sent, and when providers are asked about what is open.
   */
  async function doneFor(clientId: number) {
    const { db } = test;
    const ofClient = eq(payments.clientId, clientId);
    const mails = await db.select().from(outbox).where(eq(outbox.clientId, clientId));
    const sent = await db
      .select()
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(ofClient);
    const asked = await db
      .select({ own: payments.askAgainAt, link: paymentLinks.askAgainAt })
      .from(payments)
      .leftJoin(paymentLinks, eq(paymentLinks.paymentId, payments.id))
      .where(ofClient);
    return {
      mails: mails.map(({ deliveredAt, waitsUntil }) => ({ deliveredAt, waitsUntil })),
      refunds: sent.map((row) => row.refunds),
      questions: asked.flatMap(({ own, link }) => [own, link]).filter((at) => at !== null),
    };
  }

  it("in which staff decide about a document can be built with any number of documents waiting (QA-4)", async () => {
    const clientId = await newClient(test);
    const row = { clientId, type: 2, holder: "driver", number: "X1", firstName: "Rosa", lastName: "Mora" } as const;
    const waiting = { ...row, countryId: 167, expiresOn: "2031-01-01", status: "inReview", givenAt: 0 } as const;
    await test.db.insert(clientDocuments).values(Array.from({ length: 101 }, () => waiting));
    expect(await build(await newClient(test), "document-rejected")).toMatchObject({ status: 200 });
    await test.db.delete(clientDocuments).where(eq(clientDocuments.clientId, clientId));
  });

  it("a scenario by name that needs a client without a passport is refused to one who has it", async () => {
    const answer = await test.call({
      method: "POST",
      url: "/qa/scenarios/plan-documents-missing",
      headers: test.as(1),
    });
    expect([answer.statusCode, answer.json().ResultCode]).toEqual([409, "qa.newClientNeeded"]);
  });

  it("is described in both languages", async () => {
    const answer = await test.call({ method: "GET", url: "/qa/scenarios", headers: test.as(1) });
    const known: { name: string; description: { en: string; es: string } }[] = answer.json().Data;
    expect(known.map(({ name }) => name)).toEqual(scenarioNames);
    for (const { description } of known) expect(description.en).not.toBe(description.es);
  });
});

describe("where the category of travel under US law is asked for", () => {
  let asking: TestApp;
  beforeAll(async () => {
    asking = await install({ ASK_US_TRAVEL_CATEGORY: "on" });
  });

  const stated = async (name: ScenarioName) => {
    const clientId = await newClient(asking);
    const get = async (method: "GET" | "POST", url: string) =>
      (await asking.call({ method, url, headers: asking.as(clientId), remoteAddress: nextAddress() })).json().Data;
    const built: Built = await get("POST", `/qa/scenarios/${name}`);
    const plans: { TravelPlanId: number; State: string }[] = await get("GET", "/qa/plans");
    const state = plans.find(({ TravelPlanId }) => TravelPlanId === built.TravelPlanId)?.State;
    const { UnderUsLaw, Category } = await get("GET", `/api/checkout/${built.TravelPlanId}/usTravel`);
    return { state, UnderUsLaw, Category };
  };

  it.each(["plan-paid", "payeezy-paid", "transfer-ordered", "link-awaiting", "card-declined"] as const)(
    "%s can be built for a client in the United States, who states the category before paying (QA-4, PLAN-50)",
    async (name) => {
      const { state } = scenarioFacts[name];
      expect(await stated(name)).toEqual({ state, UnderUsLaw: true, Category: "support" });
    },
  );

  it("in a plan that is still to be paid the question is unanswered (PLAN-50)", async () => {
    const { state } = scenarioFacts["plan-confirmed"];
    expect(await stated("plan-confirmed")).toEqual({ state, UnderUsLaw: true, Category: null });
  });
});

describe("a plan of another installation", () => {
  let elsewhere: TestApp;
  beforeAll(async () => {
    elsewhere = await install();
  });

  const broken = [
    ["a declined card", "card-declined", "paymentDeclined"],
    ["a provider that is silent, and answers late", "provider-silent", "paymentUnknown"],
    ["money that came after the deadline", "late-money", "planRestored"],
    ["a transfer that is short", "transfer-short", "transferShort"],
    ["a transfer that nobody has matched", "transfer-under-review", "transferReported"],
    ["a document that was rejected", "document-rejected", "documentRejected"],
    ["a licence that is too young", "licence-too-young", "documentUnfit"],
    ["a card whose holder is unclear", "holder-unclear", "holderAsked"],
    ["a refund that was returned", "refund-returned", "refundReturned"],
    ["a dispute", "payment-disputed", "disputeOpened"],
  ] as const;

  // A silent provider is only noticed later: its notifications are tested in test/faults/payments/payment.test.ts.
  it.each(
    few(
      3,
      broken.filter(([, name]) => name !== "provider-silent"),
    ),
  )("with %s is reported to its client by email and note, in their language (DESK-40)", async (_how, name, mail) => {
    for (const language of ["en", "es"] as const) {
      const clientId = await newClient(test, language);
      expect(await build(clientId, name)).toMatchObject({ status: 200 });
      const told = { language, subject: expect.stringMatching(subjectOf(mail, language)) };
      expect(await mailsOf(clientId)).toContainEqual(told);
      expect(await notesOf(clientId)).toContainEqual(told);
    }
  });

  const mailsOf = (clientId: number) =>
    test.db
      .select({ language: outbox.language, subject: outbox.subject })
      .from(outbox)
      .where(eq(outbox.clientId, clientId));
  const notesOf = (clientId: number) =>
    test.db
      .select({ language: notes.language, subject: notes.subject })
      .from(notes)
      .where(eq(notes.clientId, clientId));

  /** A pattern for a message's subject with any values. */
  function subjectOf(mail: string, language: Language): RegExp {
    const message = { en, es }[language][`mail.${mail}.subject` as keyof typeof en];
    const [first = ""] = message.split("{", 1);
    return new RegExp(`^${first}`);
  }

  const recreated = [
    ...few(4, broken).map(([how, name]) => [how, name] as const),
    ["a change that is still to be paid", "change-to-pay"],
    ["a change whose difference is paid", "change-paid"],
  ] as const;

  it.each(recreated)(
    "with %s is recreated in an empty one: same state, amounts and next action (QA-9)",
    async (_how, name) => {
      const { built } = await build(await newClient(test), name);
      const bundle = await asStaff(test, `/api/support/bundles/${built.TravelPlanId}`);
      const answer = await elsewhere.call({
        method: "POST",
        url: "/qa/recreate",
        headers: elsewhere.as(await newClient(elsewhere)),
        payload: bundle,
      });
      const made: RecreatedPlan = answer.json().Data;

      expect({ ...answer.json(), Data: made?.Differences }).toMatchObject({ Status: 0, Data: [] });
      expect(await stateIn(elsewhere, made.TravelPlanId)).toEqual(await stateIn(test, built.TravelPlanId));
    },
  );

  it.each(few(2, ["document-rejected", "payment-disputed", "refund-returned", "holder-unclear"] as const))(
    "%s has at each line of its timeline the request that wrote it (DESK-42)",
    async (name) => {
      const clientId = await newClient(test);
      const { built } = await build(clientId, name);
      const note = { ClientId: clientId, SiteId: 11, Subject: "Seat", Message: "A child seat?" };
      const sent = await test.call({
        ...{ method: "POST", url: "/api/notes/" },
        payload: note,
        headers: test.as(clientId),
      });
      expect(sent.json().Status).toBe(0);
      const query = { TravelPlanId: built.TravelPlanId, Kinds: [], RequestId: null, Before: null };
      const headers = test.as(3, "staff");
      const found = await test.call({ method: "POST", url: "/api/support/plans/timeline", headers, payload: query });
      const { Entries }: Timeline = found.json().Data;
      expect(Entries.map(({ What }) => What)).toEqual(expect.arrayContaining(["note.fromClient", "document.given"]));
      expect(Entries.filter(({ RequestId }) => RequestId === null)).toEqual([]);
    },
  );

  it("a transfer that came short says so in the timeline, and that no proof was rejected (DESK-94)", async () => {
    const { built } = await build(await newClient(test), "transfer-short");
    const query = { TravelPlanId: built.TravelPlanId, Kinds: ["chart"], RequestId: null, Before: null };
    const headers = test.as(3, "staff");
    const found = await test.call({ method: "POST", url: "/api/support/plans/timeline", headers, payload: query });
    const [short, arrived]: Timeline["Entries"] = found.json().Data.Entries;
    expect([short?.What, arrived?.What]).toEqual(["transfer.short", "transfer.received"]);
    expect(Number(short?.Facts.missing)).toBeGreaterThan(0);
  });

  async function asStaff(app: TestApp, url: string) {
    const headers = app.as(3, "staff");
    return (await app.call({ method: "GET", url, headers, remoteAddress: nextAddress() })).json().Data;
  }

  async function stateIn(app: TestApp, planId: number) {
    const plan: SupportPlan = await asStaff(app, `/api/support/plans/${planId}/en`);
    const open = plan.Bookings.filter(({ Status }) => !["removed", "cancelled"].includes(Status));
    return {
      state: plan.State,
      why: plan.Why.map(({ What, Waits }) => `${What} ${Waits}`),
      bookings: open.map(({ Status, PayNow }) => [Status, PayNow]),
      // Attempts at the same instant have no order.
      attempts: plan.Payments.map(({ Status, Amount }) => `${Amount} ${Status}`).sort(),
      refunds: plan.Refunds.map(({ Status, Amount }) => [Status, Amount]),
      disputes: plan.Disputes.map(({ Status, Amount }) => [Status, Amount]),
    };
  }
});
