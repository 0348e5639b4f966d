import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { testConfig } from "../db/testDatabase";
import { addSafeHeaders, addWeb } from "./page";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "malecon-web-"));
  mkdirSync(join(folder, "ocr"));
  writeFileSync(join(folder, "ocr/worker.min.js"), "");
  writeFileSync(join(folder, "index.html"), `<meta nonce="__CSP_NONCE__">`);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function answerOf(url: string, env: Record<string, string> = {}) {
  const app = Fastify();
  await addSafeHeaders(app);
  await addWeb(app, testConfig(env), folder);
  const answer = await app.inject({ method: "GET", url });
  await app.close();
  return answer;
}

async function pageOf(env: Record<string, string>) {
  const { headers, body } = await answerOf("/payment", env);
  const directives = String(headers["content-security-policy"]).split("; ");
  return { headers, body, directives };
}

describe("the page's policy", () => {
  it("lets it speak to its own origin alone and be opened by nobody, without QA's tools", async () => {
    const { headers, directives } = await pageOf({ QA_TOOLS: "off" });
    expect(directives).toContain("connect-src 'self'");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  it("with QA's tools on adds sockets of the same machine and windows that answer, and nothing else", async () => {
    const [plain, tools] = [await pageOf({ QA_TOOLS: "off" }), await pageOf({ QA_TOOLS: "on" })];
    expect(tools.headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    const unlike = tools.directives.filter((directive) => !plain.directives.includes(directive));
    expect(unlike.map((directive) => directive.replace(/nonce-[^']+/, "nonce"))).toEqual([
      "style-src 'self' 'nonce'",
      "connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
    ]);
  });

  it("lets scripts come from us alone, and run WebAssembly but no text", async () => {
    const { directives } = await pageOf({});
    expect(directives).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(directives).toContain("require-trusted-types-for 'script'");
  });

  it("of the programs that read documents lets them load from us and nothing else", async () => {
    const { headers } = await answerOf("/ocr/worker.min.js");
    expect(String(headers["content-security-policy"]).split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it("has a new nonce in every answer, the page's own", async () => {
    const [one, other] = [await pageOf({}), await pageOf({})];
    const nonceOf = ({ body }: typeof one) => /nonce="([^"]+)"/.exec(body)?.[1];
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.directives).toContain(`style-src 'self' 'nonce-${nonceOf(one)}'`);
  });
});
