import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { DESK_CHANNEL } from "../../../src/features/desk/server/overview/live/changes";
import { paymentSteps } from "../../../src/features/payments/server/payment.ports";
import { silentPayments } from "../../../src/features/payments/server/payment.repository";
import { Problem } from "../../../src/platform/server/problem";
import { PaymentProvider } from "../../../src/shared/enumerations";
import { DAY, HOUR, MINUTE, SECOND } from "../../../src/shared/instant";
import { Killed } from "../../apiProcess";
import { engines } from "../../thorough";
import { assertInvariants } from "../invariants";
import { BEGINNING, openWorld, order, PRICE, rows, type World } from "../world";

const APPROVED = "4242424242424242";
const DECLINED = "4005571702222222";
const PARTIAL = "4005578003333335";
const HANGS = "4000000000000200";
const SLOW = "4000000000000101";
const FAILS_AFTER = "4000000000000309";
const BREAKS_BEFORE = "4000000000000408";

describe.each(engines)("paying by card on $engine", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let world: World;
  let clientId: number;

  beforeAll(async () => {
    opened = await open();
    world = await openWorld(opened);
  });
  afterAll(() => world.close());
  // Each test has its own client, so that earlier declined payments do not count against it.
  beforeEach(async () => {
    world.clock.at = BEGINNING;
    clientId = await world.newClient();
  });
  afterEach(() => assertInvariants(world));

  const me = () => ({ clientId, role: "client" }) as const;
  const pay = (api: ReturnType<World["start"]>, body: ReturnType<typeof order>) =>
    api.payments.pay(me(), body, "198.51.100.7");
  const charges = (key: string) => world.standIn.journal.charges().filter((charge) => charge.key === key);
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );
  const refusalCodes = (promise: Promise<unknown>) =>
    promise.then(
      () => [],
      (error: unknown) => (error instanceof Problem ? error.fields.map(({ Code }) => Code) : [String(error)]),
    );
  const stateOf = async (planId: number) => {
    const [plan] = await rows(world.db, sql`select state from travel_plans where id = ${planId}`);
    return plan?.state;
  };
  const mails = async (planId: number) => {
    const found = await rows(world.db, sql`select key from outbox where plan_id = ${planId} order by id`);
    return found.map(({ key }) => key);
  };
  /** A plan's messages whose keys match these words. */
  const toldOf = async (planId: number, words: string) =>
    (await mails(planId)).filter((key) => new RegExp(words).test(String(key)));
  /** Runs the reconciler until nothing is open. */
  const reconcileAll = async (api: ReturnType<World["start"]>) => {
    for (let round = 0; round < 5; round += 1) {
      world.clock.at += MINUTE;
      await api.reconcile();
    }
  };
  /** Ends all waits at the provider. */
  const goOn = async () => {
    while (world.waits.length === 0) await new Promise(setImmediate);
    for (const { goOn } of world.waits.splice(0)) goOn();
  };

  it("marks the plan paid, once, and asks for the signature (PAY-15)", async () => {
    const planId = await world.payablePlan(clientId);
    const payment = await pay(world.start(), order(clientId, planId, await world.token(APPROVED)));
    expect(payment).toMatchObject({
      Status: 2,
      Amount: PRICE,
      CardBrand: "Visa",
      CardLast4: "4242",
      FailureCode: null,
    });
    expect(await stateOf(planId)).toBe("signing");
    expect(await mails(planId)).toContain(`plan-${planId}-sign-by`);
    const [row] = await rows(world.db, sql`select source from payments where id = ${payment.PaymentId}`);
    expect(row?.source).toBeNull();
  });

  it.each([
    [DECLINED, "card_declined"],
    [PARTIAL, "insufficient_funds"],
  ])(
    "reports why card %s was declined, notifies once, charges nothing, and accepts another card (PAY-13, DESK-40)",
    async (number, code) => {
      const planId = await world.payablePlan(clientId);
      const api = world.start();
      const declined = order(clientId, planId, await world.token(number));
      expect(await failure(pay(api, declined))).toBe("payment.declined");
      expect(await api.payments.getPayment(me(), declined.PaymentKey)).toMatchObject({ Status: 3, FailureCode: code });
      expect(await stateOf(planId)).toBe("paying.declined");
      expect(charges(declined.PaymentKey)).toEqual([]);
      expect(await failure(pay(api, order(clientId, planId, await world.token(number))))).toBe("payment.declined");
      expect(await toldOf(planId, "declined")).toHaveLength(1);
      expect(await pay(api, order(clientId, planId, await world.token(APPROVED)))).toMatchObject({ Status: 2 });
    },
  );

  it("is refused without the accepted terms, the client's own card or the amount due (PAY-1)", async () => {
    const planId = await world.payablePlan(clientId);
    const body = order(clientId, planId, await world.token(APPROVED));
    const api = world.start();
    expect(await refusalCodes(pay(api, { ...body, AcceptTerms: false }))).toEqual(["termsNotAccepted"]);
    expect(await refusalCodes(pay(api, { ...body, HolderName: "Pedro Pérez" }))).toEqual(["holderDiffers"]);
    expect(await refusalCodes(pay(api, { ...body, HolderName: "A García" }))).toEqual(["holderUnclear"]);
    expect(await refusalCodes(pay(api, { ...body, Amount: PRICE - 1 }))).toEqual(["amountDiffers"]);
    expect(charges(body.PaymentKey)).toEqual([]);
  });

  it("is refused to everybody but the plan's own client", async () => {
    const planId = await world.payablePlan(clientId);
    const other = await world.newClient();
    const body = order(clientId, planId, await world.token(APPROVED));
    const { payments } = world.start();
    const asOther = { clientId: other, role: "client" } as const;
    expect(await failure(payments.pay(asOther, body, "::1"))).toBe("notFound");
    expect(await failure(payments.pay(asOther, { ...body, ClientId: other }, "::1"))).toBe("plan.notFound");
    expect(await failure(payments.pay({ clientId: other, role: "staff" }, body, "::1"))).toBe("forbidden");
    await payments.pay(me(), body, "::1");
    expect(await failure(payments.getPayment(asOther, body.PaymentKey))).toBe("notFound");
    expect(await failure(payments.pay(asOther, { ...body, ClientId: other }, "::1"))).toBe("plan.notFound");
  });

  describe.each(paymentSteps.filter((step) => step.startsWith("payment.")))(
    "a process that dies at %s (FAULT-4, PAY-9, PAY-10)",
    (step) => {
      it.each([APPROVED, DECLINED, FAILS_AFTER, BREAKS_BEFORE])(
        "with card %s leaves nothing charged twice and nothing charged and unpaid",
        async (number) => {
          const planId = await world.payablePlan(clientId);
          const body = order(clientId, planId, await world.token(number));
          const died = await failure(pay(world.start(step), body));
          expect(died).toBeInstanceOf(Killed);

          const restarted = world.start();
          await reconcileAll(restarted);
          await assertInvariants(world);
          // A second press, or a repeated request of the browser: the same attempt, the same answer.
          await failure(pay(restarted, body));
          await reconcileAll(restarted);
          const first = await failure(pay(restarted, body));
          expect(await failure(pay(restarted, body))).toEqual(first);
          expect(charges(body.PaymentKey).length).toBe(number === APPROVED || number === FAILS_AFTER ? 1 : 0);
          expect(await stateOf(planId)).toMatch(
            charges(body.PaymentKey).length === 1 ? /^signing$/ : /^paying\.declined$/,
          );
        },
      );
    },
  );

  it("20 concurrent identical payments are one charge and one answer, over two processes (FAULT-5, PAY-9, PAY-10)", async () => {
    const planId = await world.payablePlan(clientId);
    const body = order(clientId, planId, await world.token(APPROVED));
    const processes = [world.start(), world.start()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pay(processes[index % 2] ?? world.start(), body)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ Status: 2 });
    expect(charges(body.PaymentKey).length).toBe(1);
  });

  it("two concurrent attempts on one plan charge once: the second is refused", async () => {
    const planId = await world.payablePlan(clientId);
    const api = world.start();
    const [one, two] = [await world.token(APPROVED), await world.token(APPROVED)];
    const answers = await Promise.allSettled([
      pay(api, order(clientId, planId, one)),
      pay(world.start(), order(clientId, planId, two)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("the same key with another amount or plan is refused, and nothing is charged for it (FAULT-6)", async () => {
    const [planId, otherPlan] = [await world.payablePlan(clientId), await world.payablePlan(clientId)];
    const api = world.start();
    const body = order(clientId, planId, await world.token(APPROVED));
    await pay(api, body);
    expect(await failure(pay(api, { ...body, Amount: PRICE + 1 }))).toBe("payment.sameKeyOtherRequest");
    expect(await failure(pay(api, { ...body, TravelPlanId: otherPlan }))).toBe("payment.sameKeyOtherRequest");
    expect(charges(body.PaymentKey).length).toBe(1);
  });

  it("a provider that hangs and succeeds later leaves the payment pending, then paid; both are notified (FAULT-7, PAY-11, DESK-40)", async () => {
    const planId = await world.payablePlan(clientId);
    const hasty = world.start(undefined, fetch, 200);
    const body = order(clientId, planId, await world.token(HANGS));
    expect(await pay(hasty, body)).toMatchObject({ Status: 1, SettledAt: null });
    expect(await stateOf(planId)).toBe("paying.processing");
    expect(await toldOf(planId, "unknown")).toHaveLength(1);
    await goOn();
    await reconcileAll(hasty);
    expect(await toldOf(planId, "unknown|declined|sign-by")).toEqual([
      `payment-${body.PaymentKey}-unknown`,
      `plan-${planId}-sign-by`,
    ]);
    expect(await hasty.payments.getPayment(me(), body.PaymentKey)).toMatchObject({ Status: 2 });
    expect(charges(body.PaymentKey).length).toBe(1);
  });

  it("staff are notified of a provider that is silent for a minute, and it stays in their inbox until it answers (DESK-50)", async () => {
    const planId = await world.payablePlan(clientId);
    const told: string[] = [];
    const listener = { onMessage: (word: string) => void told.push(word), onLost: () => undefined };
    const stop = await opened.listen(DESK_CHANNEL, listener);
    const hasty = world.start(undefined, fetch, 200);
    const body = order(clientId, planId, await world.token(HANGS));
    await pay(hasty, body);
    const silent = async () => (await silentPayments(world.db)).map(({ payment }) => payment.planId);
    const unanswered = world.start(undefined, () => Promise.reject(new Error("no answer")), 200);
    for (let asked = 1; asked < 6; asked += 1) await unanswered.askProvider(body.PaymentKey);
    expect(await silent()).toEqual([]);
    told.length = 0;
    await unanswered.askProvider(body.PaymentKey);
    expect(await silent()).toEqual([planId]);
    while (told.length === 0) await new Promise(setImmediate);
    expect(told).toEqual(["plan"]);
    await stop();
    await goOn();
    await reconcileAll(hasty);
    expect(await stateOf(planId)).toBe("signing");
    expect(await silent()).toEqual([]);
  });

  it("a provider that is not configured any more is notified to staff like a silent one (DESK-50)", async () => {
    const planId = await world.payablePlan(clientId);
    const hasty = world.start(undefined, fetch, 200);
    const body = order(clientId, planId, await world.token(HANGS));
    await pay(hasty, body);
    const silent = async () => (await silentPayments(world.db)).map(({ payment }) => payment.planId);
    const by = (method: number) =>
      world.db.execute(sql`update payments set method = ${method} where id = ${body.PaymentKey}`);
    await by(PaymentProvider.Payeezy);
    for (let asked = 0; asked < 6; asked += 1) await hasty.askProvider(body.PaymentKey);
    expect(await silent()).toEqual([planId]);
    expect(await hasty.payments.getPayment(me(), body.PaymentKey)).toMatchObject({ Status: 1 });
    await by(PaymentProvider.Clover);
    await goOn();
    await reconcileAll(hasty);
    expect(await stateOf(planId)).toBe("signing");
  });

  it("after a provider error that follows the charge, reconciliation finds the charge and the plan is paid (FAULT-8)", async () => {
    const planId = await world.payablePlan(clientId);
    const api = world.start();
    const body = order(clientId, planId, await world.token(FAILS_AFTER));
    expect(await pay(api, body)).toMatchObject({ Status: 1 });
    await reconcileAll(api);
    expect(await pay(api, body)).toMatchObject({ Status: 2 });
  });

  it("a connection that breaks before the charge leaves the plan payable again (FAULT-8)", async () => {
    const planId = await world.payablePlan(clientId);
    const api = world.start();
    const body = order(clientId, planId, await world.token(BREAKS_BEFORE));
    expect(await pay(api, body)).toMatchObject({ Status: 1 });
    await reconcileAll(api);
    expect(await toldOf(planId, "unknown|declined")).toEqual(
      ["unknown", "declined"].map((what) => `payment-${body.PaymentKey}-${what}`),
    );
    expect(await failure(pay(api, body))).toBe("payment.declined");
    expect(await pay(api, order(clientId, planId, await world.token(APPROVED)))).toMatchObject({ Status: 2 });
  });

  it("a refused connection is reported as a failure, and the plan stays payable (PAY-12)", async () => {
    const planId = await world.payablePlan(clientId);
    const body = order(clientId, planId, await world.token(APPROVED));
    const refused = Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } });
    const cutOff = world.start(undefined, async () => Promise.reject(refused));
    expect(await failure(pay(cutOff, body))).toBe("payment.providerUnavailable");
    expect(await stateOf(planId)).toBe("paying.declined");
    expect(await pay(world.start(), order(clientId, planId, body.Token))).toMatchObject({ Status: 2 });
  });

  it("a key that the provider refuses is a failure of ours, and ends no payment whose answer was lost (PAY-10, PAY-12)", async () => {
    const planId = await world.payablePlan(clientId);
    const withdrawn = world.start(undefined, async () => new Response("{}", { status: 401 }));
    const refused = order(clientId, planId, await world.token(APPROVED));
    expect(await failure(pay(withdrawn, refused))).toBe("payment.providerUnavailable");

    const losesAnswer: typeof fetch = async (...request) => {
      await fetch(...request);
      throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    };
    const body = order(clientId, planId, refused.Token);
    expect(await pay(world.start(undefined, losesAnswer), body)).toMatchObject({ Status: 1 });
    await reconcileAll(withdrawn);
    expect(await stateOf(planId)).toMatch(/^paying\.(?!declined)/);
    await reconcileAll(world.start());
    expect(await stateOf(planId)).toBe("signing");
    expect(charges(body.PaymentKey).length).toBe(1);
  });

  it("a lost request does not end a payment that another process has sent too", async () => {
    const planId = await world.payablePlan(clientId);
    const body = order(clientId, planId, await world.token(APPROVED));
    let refuse = () => {};
    const refused = new Promise<Response>((_resolve, reject) => {
      refuse = () => reject(Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } }));
    });
    let isAsking = () => {};
    const asking = new Promise<void>((resolve) => {
      isAsking = resolve;
    });
    const first = failure(
      pay(
        world.start(undefined, () => {
          isAsking();
          return refused;
        }),
        body,
      ),
    );
    await asking;
    const losesAnswer: typeof fetch = async (...request) => {
      await fetch(...request);
      throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    };
    expect(await pay(world.start(undefined, losesAnswer), body)).toMatchObject({ Status: 1 });
    expect(charges(body.PaymentKey).length).toBe(1);
    refuse();
    expect(await first).toBeNull();
    await reconcileAll(world.start());
    expect(await stateOf(planId)).toBe("signing");
    expect(charges(body.PaymentKey).length).toBe(1);
  });

  it("a payment in the last millisecond of the hold is kept; at its end it is refused and nothing is charged (PLAN-19, FAULT-2)", async () => {
    const [inTime, late] = [await world.payablePlan(clientId), await world.payablePlan(clientId)];
    const [inTimeBody, lateBody] = [
      order(clientId, inTime, await world.token(APPROVED)),
      order(clientId, late, await world.token(APPROVED)),
    ];
    // The first plan was confirmed an hour after the beginning, the second an hour later.
    world.clock.at = BEGINNING + 49 * HOUR - 1;
    expect(await pay(world.start(), inTimeBody)).toMatchObject({ Status: 2 });
    world.clock.at = BEGINNING + 50 * HOUR;
    expect(await refusalCodes(pay(world.start(), lateBody))).not.toEqual([]);
    expect(charges(lateBody.PaymentKey)).toEqual([]);
    expect(await stateOf(late)).toBe("cancelled");
  });

  it.each([
    [SLOW, "signing"],
    [DECLINED, "cancelled"],
  ])(
    "a payment with card %s at 47:59:59 during a sweep ends %s, never both paid and cancelled (FAULT-17)",
    async (number, state) => {
      const planId = await world.payablePlan(clientId);
      const closesAt = world.clock.at + 48 * HOUR;
      world.clock.at = closesAt - SECOND;
      const api = world.start();
      const body = order(clientId, planId, await world.token(number));
      let arrived = () => {};
      const held = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const slowNetwork: typeof fetch = async (...request) => {
        await held;
        return fetch(...request);
      };
      const answer = failure(pay(world.start(undefined, slowNetwork), body));
      while ((await stateOf(planId)) !== "paying.processing") await new Promise(setImmediate);
      world.clock.at = closesAt + SECOND;
      await api.sweep();
      expect(await stateOf(planId)).toBe("paying.processing");
      arrived();
      if (number === SLOW) await goOn();
      await answer;
      await api.sweep();
      expect(await stateOf(planId)).toBe(state);
    },
  );

  it("the whole payment is refunded once if the receipt is not signed, even if the process dies at any step", async () => {
    const planId = await world.payablePlan(clientId);
    const body = order(clientId, planId, await world.token(APPROVED));
    await pay(world.start(), body);
    world.clock.at += DAY;
    await world.start().sweep();
    expect(await stateOf(planId)).toBe("cancelled");
    // Once a refund is settled there is no step left at which to die: the last process completes it.
    for (const step of ["refund.claimed", "refund.sent", "refund.settling", "refund.settled"] as const) {
      world.clock.at += MINUTE;
      expect(await failure(world.start(step).reconcile())).toBeInstanceOf(Killed);
    }
    await reconcileAll(world.start());
    const [charge] = charges(body.PaymentKey);
    expect(world.standIn.journal.refunds().filter((refund) => refund.charge === charge?.id)).toMatchObject([
      { amount: PRICE },
    ]);
    const sent = (await mails(planId)).filter((key) => String(key).startsWith("refund-"));
    expect(sent.length).toBe(1);
  });

  it("money that arrives for a plan that has ended is refunded (PAY-16)", async () => {
    const planId = await world.payablePlan(clientId);
    world.clock.at += 49 * HOUR;
    await world.start().sweep();
    const key = randomUUID();
    const source = await world.token(APPROVED);
    await world.db.execute(sql`insert into payments (id, plan_id, client_id, method, status, amount, currency, source, client_address, created_at, ask_again_at)
      values (${key}, ${planId}, ${clientId}, 135, 1, ${PRICE}, 'USD', ${source}, '::1', ${new Date(BEGINNING).toISOString()}, ${new Date(BEGINNING).toISOString()})`);
    const api = world.start();
    await reconcileAll(api);
    expect(await api.payments.getPayment(me(), key)).toMatchObject({ Status: 3, FailureCode: "refunded" });
    expect(await stateOf(planId)).toBe("cancelled");
    expect(world.standIn.journal.refunds().at(-1)).toMatchObject({ amount: PRICE });
  });
});
