import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { enableMethod } from "../../src/features/payments/server/methods.repository";
import { PaymentProvider } from "../../src/shared/enumerations";
import { startTestApp, type TestApp } from "../testApp";
import { coverageTable } from "./coverageTable";
import { explore } from "./explore";
import { entryFor, isAbout, notOffered } from "./notOffered";
import { allOutcomes } from "./outcomes";
import { newPeople } from "./people";
import { startProviders } from "./providers";
import { newWalker } from "./walker";
import { type Shown, walkChart } from "./walks";

let test: TestApp;
let shown: Shown;
let close: () => Promise<void>;

beforeAll(async () => {
  const { providers, environment, ...started } = await startProviders((options) => test.call(options));
  close = started.close;
  test = await startTestApp(environment);
  await enableMethod(test.db, PaymentProvider.Payeezy);
  // Every move of these walks is compared with the chart: a difference fails here and names the move.
  shown = await walkChart(explore(), async () => newWalker(await newPeople(test, providers)));
  console.log(coverageTable(shown));
}, 300_000);
afterAll(async () => {
  await test.close();
  await close();
});

const byPeople = (name: string) => shown.people.outcomes.has(name);
const byInspector = (name: string) => shown.inspector.outcomes.has(name);

describe("the production chart over HTTP", () => {
  it("has each transition taken and each guard passed and refused, except for those listed as not offered", () => {
    const missing = allOutcomes.filter((outcome) => !byPeople(outcome.name) && !entryFor(outcome));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it("has no outcome listed as not offered that people can cause", () => {
    const offered = allOutcomes.filter((outcome) => byPeople(outcome.name) && entryFor(outcome));
    expect(offered.map(({ name }) => name)).toEqual([]);
  });

  it("has exactly those outcomes caused by the inspector that the list names", () => {
    const wrong = allOutcomes.filter((outcome) => {
      const entry = entryFor(outcome);
      return entry && byInspector(outcome.name) !== (entry.by === "inspector");
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("has no outcome listed that the chart does not have", () => {
    expect(notOffered.filter((entry) => !allOutcomes.some((outcome) => isAbout(entry, outcome)))).toEqual([]);
  });

  it("has no event listed as not offered that a service raises: such an event belongs in peopleMoves.ts and peopleWays.ts", () => {
    const services = ["src/features", "src/products"]
      .flatMap(sourcesOf)
      .filter(({ path }) => /\/server\/[^/]+$/.test(path));
    // Entries for a single state or answer are left out, because people may cause the event elsewhere.
    const listed = notOffered.flatMap(({ events = [], from, said }) => (from || said ? [] : events));
    const raised = services.flatMap(({ path, text }) =>
      listed.filter((event) => text.includes(`"${event}"`)).map((event) => `${event} in ${path}`),
    );
    expect(raised).toEqual([]);
  });
});

function sourcesOf(folder: string): { path: string; text: string }[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return sources.map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));
}
