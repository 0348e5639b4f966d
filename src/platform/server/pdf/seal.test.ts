import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { letterhead } from "../../../../test/fixtures/server/letterheadBed";
import { selfSignedIdentity } from "./certificate";
import { sealWith, signerOf } from "./seal";
import { Sheet } from "./sheet";
import { localAuthority } from "./timestampAuthority";

const AT = Date.UTC(2026, 11, 1, 17, 30);
const MADE = new Date(Date.UTC(2026, 0, 1));
const pdfsig = spawnSync("pdfsig", ["-v"]).error === undefined;
const openssl = spawnSync("openssl", ["version"]).error === undefined;
const whenInstalled = (tool: boolean) => (tool ? it : it.skip);

let folder: string;
let file: string;
let sealed: Uint8Array;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "malecon-seal-"));
  file = join(folder, "receipt.pdf");
  const time = await selfSignedIdentity("Autos Habana", "Time", MADE, "timeStamping");
  const seal = sealWith(
    await signerOf(await selfSignedIdentity("Autos Habana", "Receipts", MADE)),
    localAuthority(time, AT),
    "Autos Habana",
  );
  const sheet = Sheet.begin("Receipt", "en", letterhead);
  sheet.write("Paid: $415.00");
  sealed = await seal(await sheet.save(), "Receipt", AT);
  writeFileSync(file, sealed);
});

const look = (path: string) => spawnSync("pdfsig", ["-nocert", path], { encoding: "utf8" }).stdout;

describe("a sealed paper", () => {
  whenInstalled(pdfsig)("has a signature that pdfsig calls valid and covering the whole document (PAPER-3)", () => {
    const said = look(file);
    expect(said).toContain("Signature is Valid");
    expect(said).toContain("Total document signed");
  });

  whenInstalled(pdfsig)("is no longer valid once a byte of it is changed", () => {
    const forged = Buffer.from(sealed);
    const at = forged.indexOf("/Type /Page");
    forged[at + 1] = 116;
    const path = join(folder, "forged.pdf");
    writeFileSync(path, forged);
    expect(look(path)).not.toContain("Signature is Valid");
  });

  it("carries a timestamp: PAdES B-T (PAPER-3)", () => {
    // id-aa-timeStampToken (1.2.840.113549.1.9.16.2.14) in the signature's hexadecimal DER.
    expect(Buffer.from(sealed).toString("latin1").toUpperCase()).toContain("060B2A864886F70D010910020E");
  });
});

whenInstalled(openssl)(
  "a timestamp of our own authority is one that openssl verifies: of this digest, by this certificate",
  async () => {
    const identity = await selfSignedIdentity("Autos Habana", "Time", MADE, "timeStamping");
    const digest = Buffer.alloc(32, 7);
    const token = await localAuthority(identity, AT).timestamp(digest, "SHA-256");
    const [tokenFile, certFile] = [join(folder, "token.der"), join(folder, "tsa.pem")];
    writeFileSync(tokenFile, token);
    writeFileSync(certFile, `-----BEGIN CERTIFICATE-----\n${identity.certificate}\n-----END CERTIFICATE-----\n`);
    const verify = (hex: string) => {
      const args = ["ts", "-verify", "-digest", hex, "-token_in", "-in", tokenFile, "-CAfile", certFile];
      return spawnSync("openssl", args, { encoding: "utf8" });
    };
    expect(verify(digest.toString("hex"))).toMatchObject({ stdout: expect.stringContaining("Verification: OK") });
    expect(verify("00".repeat(32)).status).not.toBe(0);
    const said = spawnSync("openssl", ["ts", "-reply", "-token_in", "-in", tokenFile, "-token_out", "-text"], {
      encoding: "utf8",
    }).stdout;
    expect(said).toContain("Dec  1 17:30:00 2026 GMT");
  },
);
