import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "malecon-command-"));
  mkdirSync(join(folder, "dist/server"), { recursive: true });
  copyFileSync("packaging/malecon", join(folder, "malecon"));
  writeFileSync(
    join(folder, "dist/server/malecon.js"),
    "console.log(process.env.NODE_ENV, process.env.DATABASE_URL, process.argv.slice(2).join(' '))",
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(file: string) {
  const { NODE_ENV: _own, ...env } = process.env;
  return spawnSync("sh", [join(folder, "malecon"), "staff", "list"], {
    env: { ...env, MALECON_ENV: file },
    encoding: "utf8",
  });
}

test("the installed command line reads the environment that the servers read (OPS-90)", () => {
  const file = join(folder, "env");
  writeFileSync(file, "DATABASE_URL=postgres://shop\n");
  expect(run(file).stdout).toBe("production postgres://shop staff list\n");
});

test("a private certificate authority is set before Node starts, because Node reads it before the file (OPS-90)", () => {
  const file = join(folder, "env");
  writeFileSync(join(folder, "node"), '#!/bin/sh\necho "$NODE_EXTRA_CA_CERTS"\n', { mode: 0o755 });
  const named = (line: string) => {
    writeFileSync(file, `DATABASE_URL=postgres://shop\n${line}\n`);
    const { NODE_EXTRA_CA_CERTS: _own, ...env } = process.env;
    const asOurs = { ...env, MALECON_ENV: file, PATH: `${folder}:${env.PATH}` };
    return spawnSync("sh", [join(folder, "malecon"), "doctor"], { env: asOurs, encoding: "utf8" }).stdout.trim();
  };
  expect(named("NODE_EXTRA_CA_CERTS=/etc/malecon/ca.pem")).toBe("/etc/malecon/ca.pem");
  expect(named("NODE_EXTRA_CA_CERTS='/etc/my shop/ca.pem'")).toBe("/etc/my shop/ca.pem");
  expect(named("# NODE_EXTRA_CA_CERTS=/etc/malecon/ca.pem")).toBe("");
});

test("the installed command refuses a line that systemd would parse differently for the servers, and names it without its value (OPS-90)", () => {
  const file = join(folder, "env");
  const named = (line: string) => {
    writeFileSync(file, `# it's a comment\nPORT=8080\n${line}\n`);
    const { status, stdout, stderr } = run(file);
    expect(stderr).not.toContain("tr0p");
    return status === 0 && stdout !== "" ? "read" : /line \d+ \(\w+\)/.exec(stderr)?.[0];
  };
  for (const value of [
    "tr0p#cana",
    "tr0p\\cana",
    "tr0p'cana",
    "#tr0p",
    '"tr0p\\cana"',
    "tr0p # the old one",
    "'tr0p' 'x'",
  ])
    expect([value, named(`RECEIPT_P12_PASSWORD=${value}`)]).toEqual([value, "line 3 (RECEIPT_P12_PASSWORD)"]);
  for (const value of ["'tr0p#c\\na'", '"Malecón <a@b.example>" ', "", "Rumbo Bahía LLC", "AAAA=,BBBB=", '"a # b"'])
    expect([value, named(`MAIL_FROM=${value}`)]).toEqual([value, "read"]);
});

test("without its environment the installed command refuses to run, and does not use a demonstration's database (OPS-90)", () => {
  const { status, stdout, stderr } = run(join(folder, "nowhere"));
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain(`${join(folder, "nowhere")} cannot be read`);
});
