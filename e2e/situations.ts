import { type APIRequestContext, test as base, type Page } from "@playwright/test";
import { bearer, comeBack, data, newClient, type TestClient } from "./clients";

/** Named situations of the product (`POST /qa/scenarios/{name}`), each built through its real services. */
export type Situation = "plan-confirmed" | "plan-paid" | "plan-signed";

export type Built = { TravelPlanId: number; path: string };

export async function build(request: APIRequestContext, client: TestClient, name: Situation): Promise<Built> {
  return data<Built>(await request.post(`/qa/scenarios/${name}`, { headers: bearer(client.token) }));
}

type Fixtures = {
  /** The language of the test's pages. */
  language: "en" | "es";
  /** A fresh client in a situation, signed in, on the situation's page. */
  arrive: (name: Situation) => Promise<{ client: TestClient; plan: Built; page: Page }>;
};

export const test = base.extend<Fixtures>({
  language: ["en", { option: true }],
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
