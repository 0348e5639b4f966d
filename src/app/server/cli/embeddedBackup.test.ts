import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { commandLine } from "../../../../test/fixtures/server/commandLine";
import { testSnapshot } from "../../../../test/testDatabase";
import { lockFolder } from "../../../platform/server/db/folderLock";
import { resumeRestore } from "../../../platform/server/db/interruptedRestore";
import { createEmbedded } from "../../../platform/server/db/openDatabase";

const { home, run, data } = commandLine();

test("a migrated database has what every shop has, so that a catalogue can be imported before the first start (OPS-28)", async () => {
  const pglite = join(home(), "data", "pglite");
  mkdirSync(join(home(), "data"));
  await (await createEmbedded({ dataDir: pglite })).close();
  expect(await run("migrate")).toMatchObject({ status: 0 });
  expect((await run(`export ${join(home(), "exported")}`)).status).toBe(0);
  expect(readFileSync(join(home(), "exported", "zones.csv"), "utf8")).toContain(",LHA,La Habana,");
});

describe("a backup of the embedded database (OPS-24)", () => {
  it("is written once and restored whole, keeping the data that it replaces; is refused while a server uses the folder; the doctor finds no fault in it (OPS-24, OPS-25)", async () => {
    expect(await run(`restore ${await testSnapshot()}`)).toMatchObject({ status: 0 });
    const file = join(home(), "kept", "one.tgz");
    const release = await lockFolder(join(home(), "data", "pglite"));
    const refused = { status: 1, text: expect.stringContaining(`in use by process ${process.pid}`) };
    expect(await run(`backup ${file}`)).toEqual(refused);
    expect(await run(`restore --replace ${file}`)).toEqual(refused);
    expect((await run("doctor")).text).toMatch(/^warning {2}database .*a server has it/m);
    release();
    expect(await run(`backup ${file}`)).toMatchObject({ status: 0, text: expect.stringContaining("document.keys") });
    expect(await run(`backup ${file}`)).toMatchObject({ status: 1, text: expect.stringContaining("there already") });
    expect(await run(`restore ${file}`)).toMatchObject({ status: 1, text: expect.stringContaining("--replace") });
    expect(await run(`restore --replace ${file}`)).toMatchObject({ status: 0 });
    expect(data().filter((name) => name.startsWith("pglite.before-"))).toHaveLength(1);

    const { status, text } = await run("doctor");
    expect(text).toMatch(/^ok {7}configuration .*demo mode/m);
    expect(text).toMatch(/^ok {7}database .*migrated to \d{4}_/m);
    expect(text).toMatch(/^ok {7}clock /m);
    expect(text).toMatch(/^warning {2}mail .*outbox/m);
    expect(text).toMatch(/^ok {7}catalogue .*nothing is missing/m);
    expect(text).toMatch(/^ok {7}shop .*says who runs it/m);
    expect(text).toMatch(/^ok {7}sender .*hola@malecon\.example, the shop's own address/m);
    expect(status).toBe(0);
  });

  it("a backup of the embedded database whose restore was interrupted is completed at the next start, and reported until then (OPS-24)", async () => {
    await run(`restore ${await testSnapshot()}`);
    const pglite = join(home(), "data", "pglite");
    // The old data has been renamed, and the backup has not taken its place yet.
    renameSync(pglite, `${pglite}.restored`);
    expect((await run("doctor")).text).toMatch(/^warning {2}database .*a restore was interrupted/m);
    expect(await run("ledger check")).toMatchObject({ status: 1, text: expect.stringContaining("interrupted") });
    expect(await run("migrate")).toMatchObject({ status: 0, text: expect.stringContaining("it is finished now") });
    expect(data().filter((name) => /^pglite(\.restor\w+)?$/.test(name))).toEqual(["pglite"]);

    const client = await createEmbedded({ dataDir: pglite });
    await client.exec("delete from drizzle.__drizzle_migrations");
    await client.close();
    // A restore that crashed earlier, before it changed anything.
    mkdirSync(`${pglite}.restored`);
    for (const command of ["ledger check", "staff list", "keys rotate"])
      expect(await run(command)).toEqual({ status: 1, text: expect.stringContaining('run "malecon migrate" first') });
    expect(await resumeRestore(pglite)).toContain("before it changed anything");
    expect(data().filter((name) => /^pglite(\.restor\w+)?$/.test(name))).toEqual(["pglite"]);
  });
});
