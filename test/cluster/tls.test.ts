import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { doctor } from "../../src/app/server/cli/doctor";
import { openServer } from "../../src/platform/server/db/openDatabase";
import { freePort } from "../freePort";
import { onCluster } from "./cluster";
import { postgresPrograms, programOf, startProgram, unprivileged } from "./programs";

/** A certificate authority, with keys and certificates for localhost and for another host. */
function makeAuthority(folder: string) {
  const openssl = programOf("openssl", "/usr/bin/openssl");
  const run = (...args: string[]) => execFileSync(openssl, args, { cwd: folder, stdio: "pipe" });
  const key = (name: string) => ["-newkey", "rsa:2048", "-nodes", "-keyout", `${name}.key`];
  for (const authority of ["authority", "stranger"])
    run("req", "-x509", ...key(authority), "-out", `${authority}.crt`, "-days", "2", "-subj", `/CN=${authority}`);
  for (const host of ["localhost", "elsewhere.example"]) {
    run("req", ...key(host), "-out", `${host}.csr`, "-subj", `/CN=${host}`);
    writeFileSync(join(folder, `${host}.ext`), `subjectAltName=DNS:${host}\n`);
    const by = ["-CA", "authority.crt", "-CAkey", "authority.key", "-CAcreateserial"];
    run("x509", "-req", "-in", `${host}.csr`, ...by, "-out", `${host}.crt`, "-days", "2", "-extfile", `${host}.ext`);
  }
}

onCluster("a managed server with a certificate of an authority of its own", () => {
  let folder: string;
  let authority: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "malecon-tls-"));
    chmodSync(folder, 0o755);
    makeAuthority(folder);
    authority = join(folder, "authority.crt");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A server that accepts connections from the network over TLS only, with the certificate of a host. */
  async function startServer(host: string) {
    const programs = postgresPrograms();
    const account = unprivileged();
    const own = mkdtempSync(join(tmpdir(), "malecon-tls-pg-"));
    const key = join(own, "server.key");
    writeFileSync(key, execFileSync("cat", [join(folder, `${host}.key`)]), { mode: 0o600 });
    for (const path of [own, key]) if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? 0);
    const data = join(own, "data");
    const options = { ...account, cwd: own, stdio: ["ignore", "ignore", "inherit"] as const };
    const made = ["-D", data, "-U", "malecon", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"];
    execFileSync(join(programs, "initdb"), made, { ...options, stdio: ["ignore", "ignore", "inherit"] });
    const rules = join(own, "rules");
    writeFileSync(rules, "hostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n");
    chmodSync(rules, 0o644);
    const port = await freePort();
    const settings = [
      ...["listen_addresses=127.0.0.1", "fsync=off", "log_min_messages=panic", `hba_file=${rules}`],
      ...["ssl=on", `ssl_cert_file=${join(folder, `${host}.crt`)}`, `ssl_key_file=${key}`],
    ];
    const args = ["-D", data, "-p", String(port), "-k", own, ...settings.flatMap((one) => ["-c", one])];
    const { end } = await startProgram(join(programs, "postgres"), args, port, { ...account, cwd: own });
    const close = async () => {
      await end("SIGINT");
      rmSync(own, { recursive: true, force: true });
    };
    const urlBy = (at: string, root = authority) =>
      `postgres://malecon@${at}:${port}/postgres?sslmode=verify-full&sslrootcert=${encodeURIComponent(root)}`;
    return { urlBy, bare: `postgres://malecon@localhost:${port}/postgres`, close };
  }
  const said = async (DATABASE_URL: string) => {
    const lines: string[] = [];
    const isWell = await doctor({ DATABASE_URL, DATA_DIR: folder }, (line) => void lines.push(line));
    return {
      isWell,
      lines: lines.filter((line) => /^\w+ +(database|encryption|notifications|configuration) /.test(line)),
    };
  };

  it("is used and listened to only over TLS, with a certificate for its host and a named authority (OPS-160)", async () => {
    const server = await startServer("localhost");
    const own = await openServer({ url: server.urlBy("localhost"), onLost: () => {} });
    const ssl = await own.db.execute(sql`select bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where backend_type = 'client backend'`);
    expect(ssl).toMatchObject({ rows: [{ ssl: true }] });
    await own.close();
    expect((await said(server.urlBy("localhost"))).lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ok {7}database .*answers, migrated to/),
        expect.stringMatching(/^ok {7}notifications .*heard at DATABASE_URL/),
      ]),
    );
    await server.close();
  });

  it.each([
    ["another host's certificate", "elsewhere.example", "localhost", "authority", /is for another host/],
    ["a certificate of its name, by its address", "localhost", "127.0.0.1", "authority", /is for another host/],
    ["a certificate of another authority", "localhost", "localhost", "stranger", /sslrootcert=FILE/],
  ])("is refused with %s, at the start and by the doctor (OPS-160)", async (_what, shown, asked, root, words) => {
    const server = await startServer(shown);
    const url = server.urlBy(asked, join(folder, `${root}.crt`));
    const opening = openServer({ url, onLost: () => {} });
    await expect(opening).rejects.toThrow(/^DATABASE_URL: /);
    await expect(opening).rejects.toThrow(words);
    const { isWell, lines } = await said(url);
    expect(isWell).toBe(false);
    expect(lines.find((line) => line.includes(" database "))).toMatch(/^FAILED {3}database/);
    expect(lines.join()).toMatch(words);
    await server.close();
  });

  it("is refused if the authority's certificate cannot be read, and without TLS (OPS-160)", async () => {
    const server = await startServer("localhost");
    const { isWell, lines } = await said(server.urlBy("localhost", join(folder, "none.crt")));
    expect(isWell).toBe(false);
    expect(lines.join()).toMatch(/DATABASE_URL: the certificate of sslrootcert, \S+none\.crt, cannot be read/);
    await expect(openServer({ url: server.bare, onLost: () => {} })).rejects.toThrow(/^DATABASE_URL: .*no encryption/);
    await server.close();
  });
});
