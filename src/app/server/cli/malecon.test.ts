import { randomBytes, X509Certificate } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { strToU8, zipSync } from "fflate";
import { commandLine } from "../../../../test/fixtures/server/commandLine";
import { openTestServer, testSnapshot } from "../../../../test/testDatabase";
import { secondFactors } from "../../../features/account/server/account.tables";
import { outbox } from "../../../platform/server/db/schema/operations";
import { signerFrom } from "../../../platform/server/pdf/seal";
import { readConfig } from "../config/config";
import { onDatabase } from "./onDatabase";
import { secretNames } from "./secrets";

const { home, run, data } = commandLine();

let closeServers = async () => {};
afterEach(() => closeServers());
/**
 * The environment of an installation for commands that work on either kind of database: on a PostgreSQL server where
 * there is one, as each command on an embedded one starts it, which takes half a second.
 */
async function installation(): Promise<Record<string, string>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    expect(await run(`restore ${await testSnapshot()}`)).toMatchObject({ status: 0 });
    return {};
  }
  const { url, close } = await openTestServer(server);
  closeServers = async () => {
    closeServers = async () => {};
    await close();
  };
  return { DATABASE_URL: url };
}

describe("the operator's command line (OPS-22)", () => {
  it("lists its commands, and an unknown command ends with 1 and points to that list", async () => {
    const { status, text } = await run("--help");
    expect(status).toBe(0);
    for (const command of [
      "migrate",
      "doctor",
      "backup",
      "restore",
      "staff",
      "rates",
      "webhooks",
      "keys",
      "reconcile",
      "ledger",
      "import",
      "export",
    ])
      expect(text).toContain(command);
    expect((await run("help")).text).toBe(text);
    expect((await run("help staff")).text).toBe((await run("staff --help")).text);
    expect(await run("bakup")).toMatchObject({ status: 1, text: expect.stringContaining("--help") });
  });

  it("prints secrets with which a shop can start, new ones each time, and none where some are set (OPS-130)", async () => {
    const { status, text } = await run("secrets Caimán");
    expect(status).toBe(0);
    const made = parseEnv(text);
    expect(new Set(Object.keys(made))).toEqual(new Set([...secretNames, "RECEIPT_P12_PASSWORD"]));
    const { receiptP12, documentKeys } = readConfig(made);
    expect(documentKeys).not.toBeNull();
    if (receiptP12 === null) throw new Error("no identity was made");
    const { certificate } = await signerFrom(receiptP12);
    expect(new X509Certificate(certificate).subject).toContain("CN=Caimán receipts");
    await expect(signerFrom({ ...receiptP12, password: "another" })).rejects.toThrow();
    expect((await run("secrets Caimán")).text).not.toContain(made.TOKEN_SECRET);
    for (const name of secretNames)
      expect(await run("secrets Caimán", { [name]: "x" })).toEqual({
        status: 1,
        text: expect.stringContaining(`${name} is set already`),
      });
  });

  it("exits with 1 and one line if the configuration is wrong, and prints no secret", async () => {
    const { status, text } = await run("migrate", { TOKEN_SECRET: "tooshortasecret" });
    expect({ status, text }).toEqual({ status: 1, text: "TOKEN_SECRET needs at least 32 characters" });
  });

  it("says why it cannot read what is to be imported, and repeats no password of an address", async () => {
    const file = join(home(), "note.txt");
    writeFileSync(file, "");
    expect(await run(`import ${home()}/absent`)).toEqual({ status: 1, text: `There is no ${home()}/absent` });
    expect(await run(`import ${file}/cars.csv`)).toEqual({
      status: 1,
      text: expect.stringContaining(`${file}/cars.csv cannot be read: ENOTDIR`),
    });
    const { status, text } = await run("webhooks add https://shop:hidden-word@accounts.example/malecon");
    expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining("without a name, a password") });
    expect(text).not.toContain("hidden-word");
  });

  it("lets the doctor print all faults of the configuration in one run, a line each (OPS-25)", async () => {
    const { status, text } = await run("doctor", { TOKEN_SECRET: "tooshortasecret", PORT: "http", MAIL_FROM: "shop" });
    expect(status).toBe(1);
    for (const name of ["TOKEN_SECRET", "PORT", "MAIL_FROM"])
      expect(text).toMatch(new RegExp(`^FAILED {3}configuration {3}${name} `, "m"));
    expect(text).not.toContain("tooshortasecret");
  });
});

test.each([
  ["rates set CAD 139.65", "from 0.1 to 10"],
  ["rates set CUC 1", "CAD or EUR"],
])("an impossible rate is refused in one line: %s (PLAN-31)", async (command, why) => {
  expect(await run(command)).toEqual({ status: 1, text: expect.stringContaining(why) });
});

test.each([
  ["staff invite via@example.com --role supplier", "needs --company ID, or --house ID"],
  ["staff invite via@example.com --role desk --company 1", "are for --role supplier"],
  ["staff invite via@example.com --role supplier --company 1 --house 2", "not both"],
  ["staff invite via@example.com --role supplier --house one", "one is no id"],
  ["staff role via@example.com --role supplier", "needs --company ID, or --house ID"],
])(
  "a supplier's account is for one company or for properties, and no other account is: %s (DESK-30)",
  async (command, why) => {
    expect(await run(command)).toEqual({ status: 1, text: expect.stringContaining(why) });
  },
);

test("an invitation to an invalid email address is refused in one line (DESK-18)", async () => {
  const refused = { status: 1, text: expect.stringContaining("staff is no email address") };
  expect(await run("staff invite staff --role desk")).toEqual(refused);
});

test("`reconcile --apply` is refused without the instant of the backup (PAY-37)", async () => {
  expect(await run("reconcile --apply")).toEqual({ status: 1, text: expect.stringContaining("--apply needs --since") });
});

test.each([
  ["--waive", "--waive and --reason need each other"],
  ["--since 2026-12-01 --reason moved", "--waive and --reason need each other"],
  ["--waive --reason moved --apply --since 2026-12-01", "--waive stands alone"],
])("a restore is waived only with a reason and without other options: %s (PAY-45)", async (options, why) => {
  expect(await run(`reconcile ${options}`)).toEqual({ status: 1, text: expect.stringContaining(why) });
});

test.each([
  ["webhooks add ftp://a.example", "begins with https://"],
  ["webhooks redeliver last", "no number of the list"],
])("an invalid webhook address or delivery number is refused in one line: %s (OPS-38)", async (command, why) => {
  expect(await run(command)).toEqual({ status: 1, text: expect.stringContaining(why) });
});

test("a webhook gets a new secret by its number or its address, and one that cannot be opened is named in the list (OPS-112)", async () => {
  const env = await installation();
  const url = "https://accounts.example/malecon";
  const secretIn = (text: string) => /whsec_[A-Za-z0-9+/]{43}=/.exec(text)?.[0];
  const first = secretIn((await run(`webhooks add ${url}`, env)).text);
  const byNumber = await run("webhooks rotate 1", env);
  expect(byNumber).toEqual({ status: 0, text: expect.stringContaining("signed with both secrets until") });
  const byAddress = await run(`webhooks rotate ${url}`, env);
  const secrets = [first, secretIn(byNumber.text), secretIn(byAddress.text)];
  expect(new Set(secrets).size).toBe(3);
  expect((await run("webhooks list", env)).text).toMatch(/ {2}1 {2}https:\S+ {2}told, by two secrets until /);
  const otherKeys = { ...env, DOCUMENT_KEYS: randomBytes(32).toString("base64") };
  expect((await run("webhooks list", otherKeys)).text).toContain('"malecon webhooks rotate 1" makes a new one');
  expect((await run("webhooks rotate 1", otherKeys)).text).toContain("the new one alone signs");
  expect(await run("webhooks rotate 2", env)).toEqual({ status: 1, text: "there is no webhook 2" });
});

describe("a backup (OPS-24)", () => {
  it("is refused from a file of another kind or a missing one, and then changes nothing", async () => {
    const file = join(home(), "letter.tgz");
    writeFileSync(file, "Dear Lucía");
    expect(await run(`restore ${file}`)).toMatchObject({ status: 1, text: expect.stringContaining("no backup") });
    const absent = join(home(), "letters.tgz");
    expect(await run(`restore ${absent}`)).toEqual({
      status: 1,
      text: expect.stringContaining(`There is no ${absent}`),
    });
    expect(data().filter((name) => /^pglite(\.restoring)?$/.test(name))).toEqual([]);
  });

  it("refuses a PostgreSQL server, and names the server's own tools instead", async () => {
    const url = "postgres://shop:hidden-word@localhost:1/malecon";
    const { status, text } = await run(`backup ${join(home(), "one.tgz")}`, { DATABASE_URL: url });
    expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining("pg_dump") });
  });
});

test("malecon exports the catalogue as files, and imports them if nothing is wrong, with a line for each change (OPS-26, OPS-99)", async () => {
  const env = await installation();
  const folder = join(home(), "catalogue");
  expect(await run(`export ${folder}`, env)).toMatchObject({
    status: 0,
    text: expect.stringMatching(/cars\.csv.* Photographs: 0\./),
  });
  expect(await run(`export ${folder}`, env)).toMatchObject({ status: 1, text: expect.stringContaining("already") });
  writeFileSync(join(home(), "lengths.csv"), "from_days,percent\n1,100\n7,\n");
  expect(await run(`import --dry-run ${home()}`, env)).toEqual({
    status: 1,
    text: "lengths.csv, line 3, column percent: It is empty: write a percentage above 0 such as 125 or 82.5.\nNothing was changed. Wrong: 1.",
  });
  rmSync(join(home(), "lengths.csv"));
  expect(await run(`import --dry-run ${folder}`, env)).toEqual({
    status: 0,
    text: "Nothing differs: the catalogue stays as it is, and no change is recorded.",
  });
  const zip = join(home(), "catalogue.zip");
  writeFileSync(zip, zipSync({ "mine/lengths.csv": strToU8("from_days,percent\r\n1,100\r\n") }));
  expect(await run(`import --dry-run ${zip}`, env)).toEqual({
    status: 0,
    text: expect.stringMatching(
      /^lengths\.csv: 2 deleted\nlengths\.csv: 2 of its 3 rows are lost, more than half\nNothing was changed: this was a dry run\.\nThe import will ask whether this is meant: one table loses more than half of the rows/,
    ),
  });
  // A file that was emptied by mistake.
  writeFileSync(zip, zipSync({ "lengths.csv": strToU8("from_days,percent\r\n") }));
  expect(await run(`import ${zip}`, env)).toEqual({
    status: 1,
    text: expect.stringMatching(
      /3 of its 3 rows are lost.*\nNothing was changed, because this may be a slip: one table/,
    ),
  });
  expect(await run(`import --dry-run ${folder}`, env)).toMatchObject({
    text: expect.stringMatching(/^Nothing differs/),
  });

  writeFileSync(zip, zipSync({ "charges.csv": strToU8("code,amount\nairportPickUp,25.00\n") }));
  expect(await run(`import --dry-run --from 2999-12-24 ${zip}`, env)).toEqual({
    status: 0,
    text:
      "charges.csv: 1 changed, 5 not in the file, but left as they are, as the program knows its rows\n" +
      "Nothing was changed: this was a dry run. It would hold from 2999-12-24, 00:00 in Havana on.",
  });
  writeFileSync(zip, zipSync({ "charges.csv": strToU8("code,amount\nairportPickUp,200.00\n") }));
  const large = "charges.csv, row “airportPickUp”, column amount: from 20.00 to 200.00, by more than half\n";
  const meant = "Correct the files, or, if it is meant, as where these files replace another catalogue, run:";
  expect((await run(`import --dry-run ${zip}`, env)).text).toContain(
    `${large}Nothing was changed: this was a dry run.\nThe import will ask whether this is meant: one amount changes`,
  );
  expect(await run(`import ${zip}`, env)).toEqual({
    status: 1,
    text: expect.stringMatching(
      new RegExp(`Nothing was changed, because this may be a slip: one .*${meant} malecon import --yes ${zip}$`),
    ),
  });
  expect(await run(`import --yes ${zip}`, env)).toEqual({ status: 0, text: expect.stringContaining("Imported.") });
  expect((await run(`import --yes --dry-run ${folder}`, env)).text).toContain("from 200.00 to 20.00");
  expect(await run(`import --from 2020-12-24 ${zip}`, env)).toEqual({
    status: 1,
    text: expect.stringContaining("is over: 2020-12-24, 00:00 in Havana"),
  });
});

test("the staff are disabled, enabled, given another role and signed out by commands; the last owner stays (DESK-19, DESK-105)", async () => {
  const env = await installation();
  const owner = "staff@example.com";
  for (const command of [`disable ${owner}`, `role ${owner} --role desk`])
    expect(await run(`staff ${command}`, env)).toEqual({ status: 1, text: expect.stringContaining("the only owner") });
  for (const command of ["disable", "enable", "end-sessions", "forget-factor"])
    expect(await run(`staff ${command} tourist@example.com`, env)).toEqual({
      status: 1,
      text: expect.stringContaining("is not one of the staff"),
    });
  expect(await run(`staff enable ${owner}`, env)).toEqual({
    status: 1,
    text: expect.stringContaining("is not disabled"),
  });
  expect(await run(`staff role ${owner} --role owner`, env)).toEqual({
    status: 0,
    text: expect.stringContaining("is owner"),
  });
  expect(await run(`staff end-sessions ${owner}`, env)).toMatchObject({ status: 0 });
  expect((await run("staff list", env)).text).toMatch(/^owner +staff@example\.com +in service, no second factor/m);
});

test("a command removes a client's lost second factor, and is refused for a non-client or without a factor (SAFE-72)", async () => {
  const env = await installation();
  expect(await run("client forget-factor staff@example.com", env)).toEqual({
    status: 1,
    text: expect.stringContaining("is no client's address"),
  });
  expect(await run("client forget-factor tourist@example.com", env)).toEqual({
    status: 1,
    text: expect.stringContaining("has no second factor"),
  });
  const settings = readConfig({ DATA_DIR: join(home(), "data"), ...env });
  await onDatabase(settings, async (db) => {
    await db.insert(secondFactors).values({ clientId: 1, sealed: "", confirmedAt: 0 });
  });
  expect(await run("client forget-factor Tourist@example.com", env)).toEqual({
    status: 0,
    text: expect.stringContaining("signs in with the password alone"),
  });
  await onDatabase(settings, async (db) => {
    expect(await db.$count(secondFactors)).toBe(0);
    const sent = await db.select({ to: outbox.recipient }).from(outbox);
    expect(sent.map(({ to }) => to).sort()).toEqual(["staff@example.com", "tourist@example.com"]);
  });
});

describe("the doctor (OPS-25)", () => {
  it("ends with 1 where mail, a database or a provider does not answer, names which, and prints no password", async () => {
    const { status, text } = await run("doctor", {
      SMTP_URL: "smtp://shop:hidden-word@127.0.0.1:9",
      DATABASE_URL: "postgres://shop:hidden-word@127.0.0.1:9/malecon",
      TSA_URL: "http://127.0.0.1:9",
    });
    expect(status).toBe(1);
    for (const name of ["database", "mail", "time stamps"]) expect(text).toMatch(new RegExp(`^FAILED   ${name} `, "m"));
    expect(text).not.toContain("hidden-word");
  });

  it("names the code with which a bucket refuses a file (PHOTO-3)", async () => {
    const bucket = createServer((request, response) => {
      request.resume();
      response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    });
    await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
    const { text } = await run("doctor", {
      ...{ S3_BUCKET: "photos", S3_ACCESS_KEY_ID: "shop", S3_SECRET_ACCESS_KEY: "hidden-word" },
      S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    });
    bucket.closeAllConnections();
    bucket.close();
    expect(text).toMatch(/^FAILED {3}photos .*SignatureDoesNotMatch/m);
    expect(text).not.toContain("hidden-word");
  });
});
