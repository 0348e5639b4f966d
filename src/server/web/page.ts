import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config";
import { Problem } from "../problem";

const NONCE = "__CSP_NONCE__";
/** With QA's tools on, the inspector may stream a plan to a program on the same machine. */
const DEVELOPERS_SOCKETS = " ws://localhost:* ws://127.0.0.1:*";

/** Of the worker that reads pictures of documents: its programs and their data come from us, and nothing goes anywhere. */
const READERS = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the built application: its files for good, its page for every path that is not the API's. */
export async function addWeb(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forGood = path.includes(`${folder}/assets/`);
      if (path.includes(`${folder}/ocr/`)) reply.header("Content-Security-Policy", READERS);
      reply.header("Cache-Control", forGood ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // A worker fetches under its own file's policy.
      if (path.endsWith("/voucher-worker.js"))
        reply.header("Content-Security-Policy", "default-src 'none'; connect-src 'self'");
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new Problem("notFound");
    return sendPage(reply, template, config.qaTools);
  });
  app.get("/", { config: { access: "public" } }, async (_request, reply) => sendPage(reply, template, config.qaTools));
}

function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !/^\/(api|token|qa|health|assets|ocr)(\/|$|\?)/.test(request.url);
}

function sendPage(reply: FastifyReply, template: string, qaTools: boolean) {
  const nonce = randomBytes(18).toString("base64");
  // The inspector opens Stately's in a window, which has to be able to answer it.
  if (qaTools) reply.header("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  return reply
    .header("Content-Security-Policy", policy(nonce, qaTools ? DEVELOPERS_SOCKETS : ""))
    .header("Cache-Control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(template.replaceAll(NONCE, nonce));
}

function policy(nonce: string, sockets: string): string {
  return [
    "default-src 'self'",
    // Documents are read in the browser, by programs in WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    // MUI and React set style attributes, which carry no nonce; they run no code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/** Headers of every answer. The page's policy is its own; what is no page may load nothing. */
export async function addSafeHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
}
