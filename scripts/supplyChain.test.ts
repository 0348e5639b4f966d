import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Package = { license?: string; dev?: boolean; devOptional?: boolean };

/**
 * Licences under which a shop may run and redistribute the program, including those of dynamically linked libraries.
 */
const accepted = new Set([
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Zlib",
    "OFL-1.1",
    "MPL-2.0",
  ],
  ...["LGPL-3.0-or-later", "EUPL-1.1+"],
  // The DejaVu fonts' own licence: free to use, change and redistribute.
  "SEE LICENSE IN README.md AND LICENSE",
]);

test("every package of the archive has a licence under which a shop may run it (OPS-131)", () => {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const production = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
  );
  const partsOf = (licence: string) =>
    accepted.has(licence) ? [licence] : licence.replaceAll(/[()]/g, "").split(/ AND | OR /);
  const others = production.filter(([, { license = "none" }]) => !partsOf(license).every((part) => accepted.has(part)));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(production.length).toBeGreaterThan(200);
});

test("every action of the workflows is pinned by its commit, with its version in a comment (OPS-131)", () => {
  const folder = ".github/workflows";
  const uses = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").match(/uses:.*/g) ?? []);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  expect(uses.length).toBeGreaterThan(0);
});
