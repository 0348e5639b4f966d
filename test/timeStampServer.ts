import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { selfSignedIdentity } from "../src/platform/server/pdf/certificate";

/** Whether this machine can play an authority, which needs openssl. */
export const canStamp = spawnSync("openssl", ["version"]).error === undefined;

/**
 * `stamps`: stamps the request. `repeats`: gives the answer to the first request. `another`: stamps another digest.
 * `refuses`: as in RFC 3161. `speaksHtml`: like a proxy's page.
 */
export type AuthorityMode = "stamps" | "repeats" | "another" | "refuses" | "speaksHtml";

export type TimeStampServer = { url: string; mode: AuthorityMode; close: () => Promise<void> };

/** PKIStatus 2, rejection, without a token (RFC 3161, 2.4.2). */
const REJECTION = Buffer.from("30053003020102", "hex");

/** For tests: an RFC 3161 authority on loopback. */
export async function startTimeStampServer(): Promise<TimeStampServer> {
  const folder = mkdtempSync(join(tmpdir(), "malecon-tsa-"));
  const at = (name: string) => join(folder, name);
  const { key, certificate } = await selfSignedIdentity("Test", "Time", new Date(), "timeStamping");
  writeFileSync(at("key.pem"), `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`);
  writeFileSync(at("cert.pem"), `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`);
  writeFileSync(at("serial"), "01\n");
  writeFileSync(
    at("tsa.cnf"),
    `[tsa]\ndefault_tsa = own\n[own]\nserial = ${at("serial")}\nsigner_cert = ${at("cert.pem")}\nsigner_key = ${at("key.pem")}\nsigner_digest = sha256\ndefault_policy = 1.2.3.4.1\ndigests = sha256, sha384, sha512\ness_cert_id_alg = sha256\n`,
  );
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync("openssl", ["ts", ...args], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  const reply = (query: string) => {
    openssl("-reply", "-config", at("tsa.cnf"), "-queryfile", query, "-out", at("reply.tsr"));
    return readFileSync(at("reply.tsr"));
  };
  let first: Buffer | null = null;

  function answer(query: Buffer): Buffer | string {
    if (server.mode === "refuses") return REJECTION;
    if (server.mode === "speaksHtml") return "<html></html>";
    if (server.mode === "another") openssl("-query", "-digest", "00".repeat(32), "-sha256", "-out", at("query.tsq"));
    else writeFileSync(at("query.tsq"), query);
    const stamped = server.mode === "repeats" && first ? first : reply(at("query.tsq"));
    first ??= stamped;
    return stamped;
  }
  const host = createServer((request, response) => {
    void buffer(request).then((query) => {
      response.writeHead(200, { "content-type": "application/timestamp-reply" }).end(answer(query));
    });
  });
  await new Promise<void>((ready) => host.listen(0, "127.0.0.1", ready));
  const server: TimeStampServer = {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    mode: "stamps",
    close: async () => {
      host.closeAllConnections();
      await new Promise((closed) => host.close(closed));
      rmSync(folder, { recursive: true });
    },
  };
  return server;
}
