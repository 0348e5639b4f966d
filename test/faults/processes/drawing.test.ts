import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { type DrawingTask, draw } from "../../../src/app/server/background/drawing";
import { notes } from "../../../src/features/notes/server/notes.tables";
import { inThread, type Work } from "../../../src/platform/server/background/thread";
import { openEmbedded } from "../../../src/platform/server/db/openDatabase";
import { unnamedShop } from "../../../src/shared/shop";
import { letterhead } from "../../fixtures/server/letterheadBed";
import { openTestServer, testSnapshot } from "../../testDatabase";
import { type BuiltServer, buildServer, type RunningServer } from "./builtServer";

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
    "Malecón",
    letterhead,
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
      shop: unnamedShop,
    },
    letterhead,
  ],
});

/** How often this thread could turn to other tasks while eight papers were drawn. */
async function turnsDuring(work: Work<DrawingTask>): Promise<number> {
  let turns = 0;
  let drawing = true;
  const turn = () => {
    turns += 1;
    if (drawing) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 8 }, (_, plan) => work(order(plan))));
  drawing = false;
  return turns;
}

describe("drawing in a separate thread (OPS-21)", () => {
  const open = (over: { within?: number } = {}) => {
    const said: string[] = [];
    const program = join(built.folder, "drawing.js");
    return { said, ...inThread<DrawingTask>({ program, say: (line) => said.push(line), ...over }) };
  };
  let thread: ReturnType<typeof open>;
  afterEach(() => thread.close());

  it("blocks the main thread far less, with the same result", async () => {
    thread = open();
    // So that both have loaded their libraries.
    const [there, here] = [await thread.work(order(1)), await draw(order(1))];
    expect(Buffer.from(there).subarray(0, 5).toString()).toBe("%PDF-");
    expect(Math.abs(there.length - here.length)).toBeLessThan(100);
    const turns = { apart: await turnsDuring(thread.work), here: await turnsDuring(draw) };
    // Drawing here blocks this thread almost all the time; next to a drawing thread it runs many thousand tasks.
    expect(turns.apart).toBeGreaterThan(100 * (turns.here + 1));
    expect(thread.said).toHaveLength(1);
  });

  it("passes on a refusal with its code, and continues", async () => {
    thread = open();
    const refused = thread.work(unreadable());
    await expect(refused).rejects.toMatchObject({ code: "invalid", fields: [{ Field: "Drawing", Code: "drawing" }] });
    expect((await thread.work(order(1))).length).toBeGreaterThan(1000);
  });

  it("rejects the pending papers if the thread hangs or ends, and starts another thread with the next", async () => {
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

describe("the built server", () => {
  let server: RunningServer;
  let database: Awaited<ReturnType<typeof openTestServer>> | null = null;
  let headers: { authorization: string };
  let clientId: number;

  beforeAll(async () => {
    const on = process.env.TEST_DATABASE_URL;
    database = on ? await openTestServer(on) : null;
    server = await built.start({
      DATA_DIR: folder,
      SWEEP_EVERY_MS: "0",
      ...(database && { DATABASE_URL: database.url }),
    });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database?.close();
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${server.origin}${path}`, init);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer;
  };

  it("seals receipts and draws vouchers in one thread (OPS-21, PAPER-6)", async () => {
    const form = { grant_type: "password", cremail: "tourist@example.com", password: "Malecon-2026" };
    const signedIn = await ask("/token", { method: "POST", body: new URLSearchParams(form) });
    const { access_token, data } = await signedIn.json();
    headers = { authorization: `Bearer ${access_token}` };
    clientId = data.clientId;
    const scene = await ask("/qa/scenarios/plan-signed", { method: "POST", headers });
    const { TravelPlanId, bookingIds } = (await scene.json()).Data;
    const papers = [`/api/checkout/${TravelPlanId}/receipt.pdf`, `/api/checkout/vouchers/${bookingIds[0]}/voucher.pdf`];
    for (const path of papers) expect((await (await ask(path, { headers })).text()).slice(0, 5)).toBe("%PDF-");
    expect(server.said().match(/a thread begins/g)).toHaveLength(1);
  });

  it("loses no acknowledged write when it is killed in the middle of its work (OPS-14)", async () => {
    const acknowledged: string[] = [];
    /** Writes notes until the server stops answering. */
    const write = async () => {
      for (;;) {
        const RequestKey = randomUUID();
        const note = { RequestKey, ClientId: clientId, SiteId: 11, Subject: RequestKey, Message: "?", Language: "en" };
        const sent = {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(note),
        };
        const answer = await fetch(`${server.origin}/api/notes/`, sent).then(
          async (it) => ({ status: it.status, text: await it.text() }),
          () => null,
        );
        if (!answer) return;
        if (answer.status !== 200) throw new Error(answer.text);
        if (acknowledged.push(RequestKey) === 10) server.child.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: 4 }, write));
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    const opened = database ?? (await openEmbedded(folder));
    const stored = (await opened.db.select({ subject: notes.subject }).from(notes)).map(({ subject }) => subject);
    if (!database) await opened.close();
    expect(acknowledged.filter((key) => !stored.includes(key))).toEqual([]);
  });
});

describe("the thread that checks PDFs (SAFE-65)", () => {
  /** An object stream of 8 KB that expands to 8 MB, as many times as requested. */
  const packedPdf = (times: number) => {
    const packed = deflateSync(Buffer.alloc(8_000_000, " "));
    const streams = Array.from({ length: times }, (_, at) =>
      Buffer.concat([
        Buffer.from(`${at + 2} 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
        packed,
        Buffer.from("\nendstream\nendobj\n"),
      ]),
    );
    const catalog = Buffer.from("%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n");
    return Buffer.concat([catalog, ...streams, Buffer.from("trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n")]);
  };
  const open = (over: { within?: number; growth?: number }) =>
    inThread<Uint8Array>({ program: join(built.folder, "activePdf.js"), say: () => undefined, ...over });

  it("accepts passive files, refuses active ones, and stops at one that needs too much memory", async () => {
    const plain = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
    const active = Buffer.from(plain.toString().replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript/JS(1)>>"));
    const wide = open({});
    expect(await wide.work(plain)).toHaveLength(0);
    await expect(wide.work(active)).rejects.toMatchObject({ code: "upload.active" });
    const narrow = open({ growth: 20_000_000 });
    await expect(narrow.work(packedPdf(100))).rejects.toThrow("took too much memory");
    expect(await wide.work(plain)).toHaveLength(0);
    await Promise.all([wide.close(), narrow.close()]);
  });
});
