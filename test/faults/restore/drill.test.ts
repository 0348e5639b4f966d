import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { buildApp } from "../../../src/app/server/app";
import { malecon } from "../../../src/app/server/cli/malecon";
import { restoreWatch } from "../../../src/app/server/restore/restoreWatch";
import { imbalances } from "../../../src/features/ledger/ledger.rules";
import { cloverProvider } from "../../../src/features/payments/methods/clover/server/clover";
import { stripeProvider } from "../../../src/features/payments/methods/stripe/server/stripe";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import { chargeOf } from "../../../src/features/plan/checkout/checkout.charge";
import { issueToken } from "../../../src/platform/server/auth/authentication";
import { movableClock } from "../../../src/platform/server/clock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import { folderStore } from "../../../src/platform/server/files/folderStore";
import { processHealth } from "../../../src/platform/server/health";
import { HOUR, MINUTE } from "../../../src/shared/instant";
import { buildStripeStandIn, type StripeStandIn } from "../../../stand-ins/stripe/stripeStandIn";
import { type ApiProcess, startProcess } from "../../apiProcess";
import { bearerOf } from "../../testApp";
import { openPatient, openTestServer, testConfig } from "../../testDatabase";
import { buildVictims } from "../processes/kills";
import { codeOf, openWorld, order, PRICE, portOf, rows, type World } from "../world";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? describe : describe.skip;
const run = promisify(execFile);

const [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET] = ["sk_test_of_tests", "whsec_of_tests"];
const VISA = "4242424242424242";
/** What a link is for, including the method's charge. */
const LINKED = PRICE + chargeOf({ rate: 250, fixed: 0 }, PRICE);
const payer = { name: "Ana García", email: "", number: VISA, bankAllows: true };
const never = (): never => {
  throw new Error("it is there");
};

/** PostgreSQL's own programs: Debian does not add them to PATH. */
function programs(): string {
  const debian = "/usr/lib/postgresql";
  try {
    const [newest] = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    return newest ? `${join(debian, newest, "bin")}/` : "";
  } catch {
    return "";
  }
}

onServer("a database that is restored from a dump which was made under load", () => {
  const folder = mkdtempSync(join(tmpdir(), "malecon-drill-"));
  const store = folderStore(join(folder, "photos"));
  let first: Awaited<ReturnType<typeof openTestServer>>;
  let restored: { url: string; opened: OpenDatabase[] };
  let world: World;
  let links: StripeStandIn;
  let victims: Awaited<ReturnType<typeof buildVictims>>;
  let env: Record<string, string>;
  let api: ApiProcess;
  let clientId: number;

  const me = () => ({ clientId, role: "client" }) as const;
  const providers = () => ({
    clover: cloverProvider({ chargeUrl: env.CLOVER_CHARGE_URL ?? "", privateKey: "key", fetch }),
    stripe: stripeProvider({
      apiUrl: env.STRIPE_API_URL ?? "",
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    }),
  });
  const processOn = ({ db }: Pick<OpenDatabase, "db">) =>
    startProcess({ db, now: () => world.clock.at, providers: providers(), inventories: [] });
  const watchOn = ({ db }: Pick<OpenDatabase, "db">, databaseUrl: string) =>
    restoreWatch({ db, where: { databaseUrl, dataDir: folder }, store });
  const command = async (line: string) => {
    const said: string[] = [];
    const terminal = { env, say: (one: string) => void said.push(one), complain: (one: string) => void said.push(one) };
    return { status: await malecon(line.split(" "), terminal), said };
  };
  const bookingOf = async (planId: number) =>
    Number((await rows(first.db, sql`select id from bookings where plan_id = ${planId}`))[0]?.id);
  const pay = async (planId: number) => {
    const paid = order(clientId, planId, await world.token(VISA));
    await api.payments.pay(me(), paid, "198.51.100.7");
    return paid.PaymentKey;
  };
  const link = async (planId: number) => {
    await api.methods.change(me(), planId, 140);
    const PaymentKey = crypto.randomUUID();
    const wanted = { TravelPlanId: planId, ClientId: clientId, PaymentKey, Amount: LINKED, AcceptTerms: true };
    const made = await api.links.create(me(), wanted);
    return { id: PaymentKey, linkId: made.Url?.split("/").at(-1) ?? "" };
  };
  const refund = (by: ApiProcess, BookingId: number, Amount: number) =>
    by.refunds.toClient(me(), BookingId, { Amount });

  beforeAll(async () => {
    first = await openTestServer(server ?? "");
    world = await openWorld(first);
    // The command line uses the system's clock; each plan takes an hour until it can be paid.
    world.clock.at = Date.now() - 24 * HOUR;
    links = await buildStripeStandIn({
      production: false,
      site: "http://localhost",
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      origin: () => "http://localhost",
      post: async () => 200,
      file: null,
      systemClock: () => world.clock.at,
      wait: async () => {},
    });
    const STRIPE_API_URL = await links.app.listen({ port: 0, host: "127.0.0.1" });
    const CLOVER_CHARGE_URL = `http://127.0.0.1:${portOf(world.standIn)}`;
    const keys = { CLOVER_MERCHANT_ID: "MALECON000001", CLOVER_PRIVATE_KEY: "key", STRIPE_SECRET_KEY };
    env = { CLOVER_CHARGE_URL, STRIPE_API_URL, STRIPE_WEBHOOK_SECRET, ...keys, PHOTOS_DIR: join(folder, "photos") };
    victims = await buildVictims();
    clientId = await world.newClient();
    api = processOn(first);
  }, 60_000);
  afterAll(async () => {
    victims.remove();
    for (const { close } of restored?.opened ?? []) await close();
    await world.close();
    await links.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("takes no payment and sends no refund until its losses are known; then every charge is a payment or was refunded (OPS-115, PAY-37, PAY-45)", async () => {
    const watch = watchOn(first, first.url);
    expect(await watch.look()).toBeNull();

    // The state in the dump.
    const refundedLater = await world.payablePlan(clientId);
    const refundedKey = await pay(refundedLater);
    const [paidLater, linkPaidLater, linkedLater, lost] = [
      await world.payablePlan(clientId),
      await world.payablePlan(clientId),
      await world.payablePlan(clientId),
      await world.payablePlan(clientId),
    ];
    const known = await link(linkPaidLater);
    const unanswered = order(clientId, lost, await world.token(VISA));
    const victim = await victims.start(first.url, env.CLOVER_CHARGE_URL ?? "");
    expect(await victim.obey({ step: "payment.charged", at: world.clock.at, payment: unanswered })).toBe("SIGKILL");
    await watch.turn();

    // The dump is made while clients pay.
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => world.payablePlan(clientId)));
    const since = new Date(Date.now() - 25 * HOUR).toISOString();
    const dump = join(folder, "malecon.dump");
    await Promise.all([
      run(`${programs()}pg_dump`, ["--format=custom", `--file=${dump}`, first.url]),
      ...atOnce.map((planId) => pay(planId)),
    ]);

    // Events that are missing in the dump.
    await pay(paidLater);
    expect(links.core.pay(known.linkId, payer).kind).toBe("paid");
    const unpaid = await link(linkedLater);
    const booking = await bookingOf(refundedLater);
    const { ToClient } = await api.refunds.values(me(), booking);
    await refund(api, booking, ToClient.Amount);
    world.clock.at += MINUTE;
    await api.reconcile();
    expect(world.standIn.journal.refunds()).toHaveLength(1);
    const unknownPlan = await world.payablePlan(clientId);
    await pay(unknownPlan);
    const lastBooking = await bookingOf(unknownPlan);
    await watch.turn();

    // It is restored into another database, and two processes start on it.
    const url = new URL(first.url);
    url.pathname = `${url.pathname}_restored`;
    await first.db.execute(sql.raw(`create database ${url.pathname.slice(1)}`));
    await run(`${programs()}pg_restore`, ["--no-owner", "--dbname", url.href, dump]);
    restored = { url: url.href, opened: [await openPatient(url.href), await openPatient(url.href)] };
    const [one = never(), two = never()] = restored.opened;
    expect(await watchOn(one, url.href).look()).toMatchObject({ knowsUntil: expect.any(Number) });
    expect(await watchOn(two, url.href).look()).not.toBeNull();
    const processes = [processOn(one), processOn(two)];
    api = processes[0] ?? never();
    const charges = () => world.standIn.journal.charges().length;
    const before = charges();

    for (const each of processes) {
      const again = order(clientId, paidLater, await world.token(VISA));
      expect(await codeOf(each.payments.pay(me(), again, "198.51.100.7"))).toBe("payment.heldBack");
      expect(await codeOf(each.links.url(me(), linkPaidLater))).toBe("payment.heldBack");
      expect(await each.links.latest(me(), linkPaidLater)).toMatchObject({ Url: null });
      expect(await codeOf(refund(each, booking, ToClient.Amount))).toBe("refund.heldBack");
      world.clock.at += MINUTE;
      await each.reconcile();
    }
    // No process asks about the attempt that was unanswered in the dump yet.
    expect(await api.payments.pay(me(), unanswered, "198.51.100.7")).toMatchObject({ Status: 1 });
    expect([charges(), world.standIn.journal.refunds().length]).toEqual([before, 1]);
    const app = await buildApp({
      config: testConfig(),
      db: one.db,
      clock: await movableClock(one.db),
      health: processHealth({ db: one.db, within: MINUTE }),
    });
    expect((await app.inject("/health/ready")).json()).toMatchObject({ ready: true });
    const authorization = `Bearer ${issueToken(app, bearerOf(3, "staff"), Date.now())}`;
    const inbox = await app.inject({ url: "/api/support/inbox", headers: { authorization } });
    expect(inbox.json().Data.Restored).toMatchObject({ KnowsUntil: expect.any(Number) });
    await app.close();

    // The report lists the differences, and changes nothing.
    env = { ...env, DATABASE_URL: url.href };
    const report = await command(`reconcile --since ${since}`);
    expect(report.status).toBe(1);
    expect(report.said.join("\n")).toContain(`plan ${unknownPlan}, which is not in this database`);
    expect(report.said.join("\n")).toContain(`plan ${linkedLater}: payment link ${unpaid.linkId}`);
    expect((await command("doctor")).said.join("\n")).toMatch(/FAILED {3}restore .*malecon reconcile --since/);

    const applied = await command(`reconcile --since ${since} --apply`);
    expect(applied.said.join("\n")).toContain(`payment link ${unpaid.linkId} is closed`);
    expect(applied.said.at(-1)).toContain("The restore is settled");
    expect(applied.status).toBe(0);
    expect(links.core.linkOf(unpaid.linkId)?.active).toBe(false);

    // Payments continue; the outcome of those that were open in the dump is found.
    world.clock.at = Date.now();
    for (let turn = 0; turn < 6; turn += 1) {
      world.clock.at += 6 * MINUTE;
      for (const each of processes) await each.reconcile();
    }
    expect((await command("ledger check")).status).toBe(0);
    expect(imbalances(await readBooks(one.db))).toEqual([]);
    const payments = await rows(one.db, sql`select provider_reference, status from payments where captured > 0`);
    for (const { id } of world.standIn.journal.charges()) {
      if (payments.some(({ provider_reference }) => provider_reference === id)) continue;
      // Its plan is lost: the operator refunds it on the provider's pages.
      world.standIn.core.refundAtConsole(id);
      expect(applied.said.join("\n") + report.said.join("\n")).toContain(id);
    }
    const back = world.standIn.journal.refunds();
    for (const { id, amount } of world.standIn.journal.charges()) {
      const payment = payments.find(({ provider_reference }) => provider_reference === id);
      const gone = back.filter(({ charge }) => charge === id).reduce((sum, one) => sum + one.amount, 0);
      expect(payment?.status === 2 || gone === amount).toBe(true);
    }
    const states = await rows(
      one.db,
      sql`select id, state from travel_plans where id in (${paidLater}, ${linkPaidLater}, ${lost})`,
    );
    expect(states.map(({ state }) => state)).toEqual(["signing", "signing", "signing"]);

    // Nothing is refunded twice, and no number is used twice.
    expect(await codeOf(refund(api, booking, ToClient.Amount))).not.toBeNull();
    world.clock.at += HOUR;
    await api.reconcile();
    const ofRefunded = world.standIn.journal.charges().find(({ key }) => key === refundedKey);
    expect(back.filter(({ charge }) => charge === ofRefunded?.id)).toHaveLength(1);
    const next = await rows(
      one.db,
      sql`select nextval('travel_plans_id_seq') plan, nextval('bookings_id_seq') booking`,
    );
    expect(Number(next[0]?.plan)).toBeGreaterThan(unknownPlan);
    expect(Number(next[0]?.booking)).toBeGreaterThan(lastBooking);
    expect(await watchOn(one, url.href).look()).toBeNull();
  }, 120_000);
});
