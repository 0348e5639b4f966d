import { eq } from "drizzle-orm";
import { payments } from "../../../src/features/payments/server/payments.tables";
import { DECLINES_WITHIN, LIMITS } from "../../../src/features/plan/bookings/limits.rules";
import { liftLimits } from "../../../src/features/plan/server/bookings/limits.repository";
import { Problem } from "../../../src/platform/server/problem";
import { DAY } from "../../../src/shared/instant";
import { openTestDatabase } from "../../testDatabase";
import { assertInvariants } from "../invariants";
import { openWorld, order, type World } from "../world";

const DECLINED = "4005571702222222";
const APPROVED = "4242424242424242";

describe("declined cards", () => {
  let world: World;
  let api: ReturnType<World["start"]>;
  let clientId: number;
  /** The number of calls to the provider. */
  let asked = 0;
  const counting: typeof fetch = (...request) => {
    asked += 1;
    return fetch(...request);
  };

  beforeAll(async () => {
    world = await openWorld(await openTestDatabase());
    api = world.start(undefined, counting);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    clientId = await world.newClient();
  });
  afterEach(() => assertInvariants(world));

  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => "OK",
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
  const payWith = (planId: number, token: string, whose = clientId) =>
    codeOf(api.payments.pay({ clientId: whose, role: "client" }, order(whose, planId, token), "198.51.100.7"));
  const pay = async (planId: number, number = DECLINED) => payWith(planId, await world.token(number));
  const times = async (count: number, attempt: () => Promise<string>) => {
    for (let made = 0; made < count; made += 1) expect(await attempt()).toBe("payment.declined");
  };
  const attempts = (planId: number) => world.db.$count(payments, eq(payments.planId, planId));

  it("on one plan are limited: the next attempt reaches no provider until a day later (SAFE-20)", async () => {
    const planId = await world.payablePlan(clientId);
    await times(LIMITS.declinesOfPlan, () => pay(planId));
    const [before, token] = [asked, await world.token(APPROVED)];
    expect(await payWith(planId, token)).toBe("limit.declinesOfPlan");
    expect([asked, await attempts(planId)]).toEqual([before, LIMITS.declinesOfPlan]);
    world.clock.at += DECLINES_WITHIN;
    expect(await payWith(planId, token)).toBe("OK");
  });

  it("for one card are limited for all its users, who can pay with another card", async () => {
    const [planId, other] = [await world.payablePlan(clientId), await world.newClient()];
    const [token, theirs] = [await world.token(DECLINED), await world.payablePlan(other)];
    await times(LIMITS.declinesOfCard, () => payWith(planId, token));
    const before = asked;
    expect(await payWith(planId, token)).toBe("limit.declinesOfCard");
    expect(await payWith(theirs, token, other)).toBe("limit.declinesOfCard");
    expect(asked).toBe(before);
    expect(await pay(planId, APPROVED)).toBe("OK");
  });

  it("declined cards of one client are limited over all plans: of two concurrent attempts on two plans, one is refused", async () => {
    const plans = [
      await world.payablePlan(clientId),
      await world.payablePlan(clientId),
      await world.payablePlan(clientId),
    ];
    const [first = 0, second = 0, third = 0] = plans;
    await times(LIMITS.declinesOfPlan - 1, () => pay(first));
    await times(LIMITS.declinesOfClient - LIMITS.declinesOfPlan, () => pay(second));
    const tokens = [await world.token(DECLINED), await world.token(DECLINED)];
    const answers = await Promise.all([payWith(second, tokens[0] ?? ""), payWith(third, tokens[1] ?? "")]);
    expect(answers.sort()).toEqual(["limit.declinesOfClient", "payment.declined"]);
  });

  it("are not limited for a client whose limits staff have lifted (SAFE-21)", async () => {
    const planId = await world.payablePlan(clientId);
    await times(LIMITS.declinesOfPlan, () => pay(planId));
    await liftLimits(world.db, clientId, world.clock.at + DAY);
    expect(await pay(planId, APPROVED)).toBe("OK");
  });

  it("store a fingerprint of a card, and neither its token nor its number", async () => {
    const planId = await world.payablePlan(clientId);
    const token = await world.token(DECLINED);
    await payWith(planId, token);
    const [row] = await world.db.select().from(payments).where(eq(payments.planId, planId));
    expect(row?.cardDigest).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(DECLINED);
  });
});
