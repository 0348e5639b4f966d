import { bookCar, emptyPlan, giveDocuments, payByCard, signReceipt } from "./scenes";
import type { World } from "./world";

export type Scenario = {
  /** Builds the situation; answers with its plan. */
  build: (world: World) => Promise<number>;
  /** The page that shows it. */
  path: string;
};

async function confirmed(world: World): Promise<number> {
  await emptyPlan(world);
  const planId = await bookCar(world, true);
  await giveDocuments(world);
  return planId;
}

async function paid(world: World): Promise<number> {
  const planId = await confirmed(world);
  await payByCard(world, planId);
  return planId;
}

async function signed(world: World): Promise<number> {
  const planId = await paid(world);
  await signReceipt(world, planId);
  return planId;
}

/** Named situations (design section 6), each reached the way a client reaches it. */
export const scenarios: Record<string, Scenario> = {
  "plan-confirmed": { build: confirmed, path: "/shopping-cart" },
  "plan-paid": { build: paid, path: "/shopping-cart" },
  "plan-signed": { build: signed, path: "/shopping-cart" },
};
