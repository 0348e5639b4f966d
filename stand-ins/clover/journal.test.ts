import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { charging } from "./charging";
import { openJournal } from "./journal";
import { createToken } from "./tokens";

const CARD = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvv: "123" };
const KEY = "8a4b9f1e-0d1a-4b61-9a52-0f6f0f3f0a01";
const NOW = Date.UTC(2026, 11, 1);

describe("the stand-in's memory", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "malecon-journal-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = () => {
    const journal = openJournal(join(folder, "memory.jsonl"));
    return { journal, ...charging({ journal, wait: async () => {}, now: () => NOW }) };
  };
  const tokenFrom = ({ journal }: ReturnType<typeof open>) => {
    const { body } = createToken(journal, CARD, NOW);
    return typeof body === "object" && body && "id" in body ? String(body.id) : "";
  };

  it("answers a repeated key the same after a restart, even after a line torn by a kill", async () => {
    const first = open();
    const request = { key: KEY, amount: 100, source: tokenFrom(first) };
    const answer = await first.charge(request);
    appendFileSync(join(folder, "memory.jsonl"), '{"type":"char');
    const second = open();
    expect(await second.charge(request)).toEqual(answer);
    const source = tokenFrom(second);
    expect(await open().charge({ key: KEY.replace("8", "9"), amount: 1, source })).toMatchObject({ status: 200 });
  });

  it("is shared by two processes: each knows the other's charges", async () => {
    const [one, two] = [open(), open()];
    const request = { key: KEY, amount: 100, source: tokenFrom(one) };
    expect(await two.charge(request)).toEqual(await one.charge(request));
    expect(one.journal.charges().length).toBe(1);
  });

  it("never contains a card number", async () => {
    const memory = open();
    await memory.charge({ key: KEY, amount: 100, source: tokenFrom(memory) });
    expect(readFileSync(join(folder, "memory.jsonl"), "utf8")).not.toContain(CARD.number);
  });
});
