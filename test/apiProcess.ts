import Fastify from "fastify";
import { type Adapters, composeServices } from "../src/app/server/composeServices";
import type { PaymentStep } from "../src/features/payments/server/payment.ports";
import type { Database } from "../src/platform/server/db/database";
import { openSeal } from "../src/platform/server/pdf/openSeal";
import type { Clock } from "../src/shared/instant";
import { testConfig } from "./testDatabase";

/** A process that died: what it had not committed is lost, and nobody hears of it again. */
export class Killed extends Error {}

type Parts = Pick<Adapters, "providers" | "ports"> & { db: Database; now: Clock; dieAt?: PaymentStep | null };

export type ApiProcess = ReturnType<typeof startProcess>;

const config = testConfig();
const { log } = Fastify({ logger: false });

/** One API process: the product's services, that dies at a step if told to. The world's clock is the test's. */
export function startProcess({ db, now, dieAt = null, ...adapters }: Parts) {
  let dead = false;
  const reached = (step: PaymentStep) => {
    dead ||= step === dieAt;
    if (dead) throw new Killed(step);
  };
  const seal = openSeal(config, db);
  const { plan, payments, desk, ...services } = composeServices(
    { db, now, log },
    { config, seal, worldNow: now, reached, ...adapters },
  );
  return { ...services, ...plan, ...payments, desk: desk.support };
}
