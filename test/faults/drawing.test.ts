import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type DrawingTask, draw } from "../../src/app/server/drawing";
import { inThread, type Work } from "../../src/platform/server/thread";
import { testSnapshot } from "../testDatabase";
import { type BuiltServer, buildServer } from "./builtServer";

let built: BuiltServer;
let folder: string;
beforeAll(async () => {
  built = await buildServer();
  folder = mkdtempSync(join(tmpdir(), "malecon-drawing-"));
  copyFileSync(await testSnapshot(), join(built.folder, "catalogue.tgz"));
});
afterAll(() => {
  built.remove();
  rmSync(folder, { recursive: true });
});

const beneficiary = {
  Name: "Malecón",
  Address: "Miami",
  Bank: "Bank",
  BankAddress: "Miami",
  RoutingNumber: "1",
  Account: "2",
};
const order = (plan: number): DrawingTask => ({
  paper: "transferOrder",
  given: [
    "es",
    {
      ...{ PaymentId: "7b1b1b1e-0000-4000-8000-000000000000", TravelPlanId: plan, Status: 1, Amount: 41_500 },
      ...{ CurrencyCode: "USD", Reference: `MAL-${plan}`, Beneficiary: beneficiary, ReportedAt: null, Arrived: 0 },
      ...{ Missing: 0, Over: 0, ToRefund: 0, Refunded: 0, OrderedAt: 0, Proofs: [], Findings: [] },
    },
    null,
  ],
});
const unreadable = (): DrawingTask => ({
  paper: "receipt",
  given: [
    "en",
    {
      preview: {
        ...{ TravelPlanId: 1, PayerName: "Ana", PayerEmail: "ana@example.com", PaidAt: 0, Amount: 1, FundAmount: 0 },
        ...{ Charge: 0, CurrencyCode: "USD", PaidBy: "card", CardBrand: null, CardLast4: null, Lines: [] },
        ...{ ProviderReference: null, ConsentVersion: "1", SignedAt: null, Code: null },
      },
      signature: { SignerName: "Ana", Consent: true, ConsentVersion: "1", Drawing: null },
      ...{ strokes: new Uint8Array(8), signedAt: 0, code: "A", trail: [], signerId: 1, verifyAt: "http://localhost" },
    },
  ],
});

/** The longest time in milliseconds in which this thread did nothing else while eight papers were drawn. */
async function longestWait(work: Work<DrawingTask>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // It counts from tick to tick of its own timer, the first and the last included.
  await pause(20);
  await Promise.all(Array.from({ length: 8 }, (_, plan) => work(order(plan))));
  await pause(20);
  delay.disable();
  return delay.max / 1e6;
}

describe("drawing in a thread of its own (OPS-21)", () => {
  const open = (over: { within?: number } = {}) => {
    const said: string[] = [];
    const program = join(built.folder, "drawing.js");
    return { said, ...inThread<DrawingTask>({ program, say: (line) => said.push(line), ...over }) };
  };
  let thread: ReturnType<typeof open>;
  afterEach(() => thread.close());

  it("holds up the others far less than drawing here, and draws the same", async () => {
    thread = open();
    // Both have their programs loaded.
    const [there, here] = [await thread.work(order(1)), await draw(order(1))];
    expect(Buffer.from(there).subarray(0, 5).toString()).toBe("%PDF-");
    expect(Math.abs(there.length - here.length)).toBeLessThan(100);
    const waits = { apart: await longestWait(thread.work), here: await longestWait(draw) };
    expect(waits.apart).toBeLessThan(waits.here / 2);
    expect(thread.said).toHaveLength(1);
  });

  it("tells a refusal as what it is, and goes on", async () => {
    thread = open();
    const refused = thread.work(unreadable());
    await expect(refused).rejects.toMatchObject({ code: "invalid", fields: [{ Field: "Drawing", Code: "drawing" }] });
    expect((await thread.work(order(1))).length).toBeGreaterThan(1000);
  });

  it("fails what it was asked for when it is stuck or ends, and begins anew with the next paper", async () => {
    thread = open({ within: 1 });
    await expect(Promise.all([thread.work(order(1)), thread.work(order(2))])).rejects.toThrow("did not answer");
    thread = open();
    const cut = thread.work(order(1));
    await thread.close();
    await expect(cut).rejects.toThrow("the process ends");
    expect((await thread.work(order(1))).length).toBeGreaterThan(1000);
    expect(thread.said).toHaveLength(2);
  });
});

it("the built server seals receipts and draws vouchers in one such thread (OPS-21, PAPER-6)", async () => {
  const server = await built.start({ DATA_DIR: folder, SWEEP_EVERY_MS: "0" });
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${server.origin}${path}`, init);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };
  try {
    const form = { grant_type: "password", cremail: "tourist@example.com", password: "Malecon-2026" };
    const signedIn = await ask("/token", { method: "POST", body: new URLSearchParams(form) });
    const headers = { authorization: `Bearer ${(await signedIn.json()).access_token}` };
    const scene = await ask("/qa/scenarios/plan-signed", { method: "POST", headers });
    const { TravelPlanId, bookingIds } = (await scene.json()).Data;
    const papers = [`/api/checkout/${TravelPlanId}/receipt.pdf`, `/api/checkout/vouchers/${bookingIds[0]}/voucher.pdf`];
    for (const path of papers) expect((await (await ask(path, { headers })).text()).slice(0, 5)).toBe("%PDF-");
    expect(server.said().match(/a thread begins/g)).toHaveLength(1);
  } finally {
    await server.stop();
  }
});
