import { type APIRequestContext, test as base, type Page } from "@playwright/test";
import { inspectorContract } from "../src/tools/inspector/inspector.contract";
import type { ScenarioName } from "../src/tools/inspector/inspector.scenarios";
import type { BuiltScenario } from "../src/tools/inspector/inspector.schemas";
import { ask } from "./calls";
import { bearer, comeBack, newClient, type TestClient } from "./clients";
import { type Say, sayIn } from "./texts";

export type Built = BuiltScenario;

/** Builds a scenario of the product (`POST /qa/scenarios/{name}`), through its real services. */
export async function build(request: APIRequestContext, client: TestClient, name: ScenarioName): Promise<Built> {
  return ask(request, inspectorContract.buildScenario, { params: { name }, headers: bearer(client.token) });
}

export type Arrival = { client: TestClient; plan: Built; page: Page };

type Fixtures = {
  /** The language of the test's pages. */
  language: "en" | "es";
  say: Say;
  /** A new client in a scenario, signed in, on the scenario's page. */
  arrive: (name: ScenarioName) => Promise<Arrival>;
  /** Errors in the page's console and scripts. A test fails if there are any. */
  complaints: string[];
};

/** The body of a refusal without a reason. */
export const refusal = { Data: "", Status: -1, ResultCode: "unexpected", ResponseType: "Error", Errors: [] };

/** Failed requests that a test provokes on purpose are in the console too. */
const provoked = /the server responded with a status of 4\d\d/;

/**
 * A phone shrinks a page that is wider than its screen, if only for a moment, and changes its scroll position. No event
 * reports it, so the width is read in each animation frame once the viewport is known. For phones alone: a desktop's
 * window does not shrink pages.
 */
function complainWhenWider(): void {
  const look = () => {
    if (innerWidth > screen.width) console.error(`The page is ${innerWidth} wide on a screen of ${screen.width}`);
    else requestAnimationFrame(look);
  };
  window.addEventListener("load", look);
}

export const test = base.extend<Fixtures>({
  language: ["en", { option: true }],
  say: async ({ language }, use) => use(sayIn(language)),
  complaints: [
    async ({ page, isMobile }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !provoked.test(message.text())) complaints.push(message.text());
      });
      if (isMobile) await page.addInitScript(complainWhenWider);
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  arrive: async ({ context, page, request, language }, use) => {
    await use(async (name) => {
      const client = await newClient(request, language);
      const plan = await build(request, client, name);
      await comeBack(context, language, client);
      await page.goto(plan.path);
      return { client, plan, page };
    });
  },
});

export { expect } from "@playwright/test";

/** Runs the same tests in both languages. */
export function inBothLanguages(tests: (language: "en" | "es") => void): void {
  for (const language of ["en", "es"] as const) {
    test.describe(`in ${language === "en" ? "English" : "Spanish"}`, () => {
      test.use({ language, locale: language === "en" ? "en-US" : "es-ES" });
      tests(language);
    });
  }
}
