import fc from "fast-check";
import { paymentSteps } from "../../src/features/payments/server/payment.ports";
import { destinations } from "../../src/shared/enumerations";
import { DAY } from "../../src/shared/instant";
import { runScript, type Trace } from "./runScript";
import { weathers } from "./simulatedClover";
import type { Ground } from "./simulatedWorld";
import { type Card, cards, type LinkCard, linkCards, rivals, type Script, type Step, written } from "./steps";
import { timesTold } from "./ways";

const client = fc.nat({ max: 1 });
const booking = fc.nat({ max: 7 });
/** Percent of the amount: too little, all of it, too much. */
const arriving = fc.constantFrom(0, 20, 80, 100, 100, 130);
const cardNames = Object.keys(cards).filter((name): name is Card => name in cards);
/** Mostly approved, because an unpaid plan has nothing to sign or refund. */
const approvedThrice = ["approved", "approved", "approved"] as const;
const linkCardNames = Object.keys(linkCards).filter((name): name is LinkCard => name in linkCards);
/** The step at which a process may die, or none. */
const dieAt = (begins: RegExp, weight = 1) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight, arbitrary: fc.constantFrom(...paymentSteps.filter((one) => begins.test(one))) },
  );
/** No fault in most cases; other faults need money that moves. */
const weather = fc.oneof(
  { weight: 5, arbitrary: fc.constant("fair" as const) },
  { weight: 3, arbitrary: fc.constantFrom(...weathers) },
);
const whilePaying = { weather, dieAt: dieAt(/^payment/) };
const whileTold = { weather, dieAt: dieAt(/^webhook/) };
const whileLinked = { weather, dieAt: dieAt(/^link/) };
const whileAsking = { weather, dieAt: dieAt(/^(refund|payment\.settling|link\.created)/, 6) };
const step = <Name extends Step["do"]>(name: Name) => fc.constant(name);
const may = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });

const anyBooking: fc.Arbitrary<Step> = fc.oneof(
  may(
    2,
    fc.record({
      do: step("book"),
      client,
      startsInHours: fc.integer({ min: 20, max: 1_000 }),
      days: fc.integer({ min: 3, max: 6 }),
      confirmedAtOnce: fc.boolean(),
    }),
  ),
  may(
    1,
    fc.record({
      do: step("bookRoom"),
      client,
      startsInDays: fc.integer({ min: 1, max: 30 }),
      nights: fc.integer({ min: 1, max: 12 }),
      rooms: fc.integer({ min: 1, max: 2 }),
      confirmedAtOnce: fc.boolean(),
    }),
  ),
);

const payMore: fc.Arbitrary<Step> = fc.record({
  do: step("payMore"),
  booking,
  card: fc.constantFrom(...approvedThrice, ...cardNames),
  ...whilePaying,
});

const payDuring: fc.Arbitrary<Step> = fc.record({
  do: step("payDuring"),
  client,
  card: fc.constantFrom(...approvedThrice, ...cardNames),
  rival: fc.constantFrom(...rivals),
  ...whilePaying,
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  may(6, anyBooking),
  may(
    1,
    fc.record({
      do: step("block"),
      of: fc.constantFrom("car" as const, "rooms" as const),
      startsInDays: fc.integer({ min: 0, max: 40 }),
      days: fc.integer({ min: 1, max: 10 }),
      rooms: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  may(1, fc.record({ do: step("lift"), block: fc.nat({ max: 3 }) })),
  may(8, fc.record({ do: step("confirm"), booking })),
  may(
    3,
    fc.record({
      do: step("change"),
      booking,
      days: fc.integer({ min: 3, max: 8 }),
      confirmedAtOnce: fc.boolean(),
      refundTo: fc.constantFrom(...destinations),
    }),
  ),
  may(
    2,
    fc.record({
      do: fc.constantFrom("decline" as const, "extend" as const, "cancel" as const, "remove" as const),
      booking,
    }),
  ),
  may(3, fc.record({ do: step("givePassport"), client })),
  may(2, fc.record({ do: step("giveLicence"), client, oldEnough: fc.boolean() })),
  may(
    9,
    fc.record({
      do: step("pay"),
      client,
      card: fc.constantFrom(...approvedThrice, ...cardNames),
      fund: fc.constantFrom(0, 0, 40, 100),
      ...whilePaying,
    }),
  ),
  may(2, payMore),
  may(4, fc.record({ do: step("orderTransfer"), client, part: arriving })),
  may(1, fc.record({ do: step("withdrawTransfer"), client })),
  may(
    3,
    fc.record({ do: step("moneyArrives"), transfer: fc.nat({ max: 3 }), part: arriving, dieAt: dieAt(/^transfer/) }),
  ),
  may(2, fc.record({ do: step("reverseArrival"), transfer: fc.nat({ max: 3 }), entry: fc.nat({ max: 2 }) })),
  may(1, fc.record({ do: step("sendTransfersBack") })),
  may(5, fc.record({ do: step("orderLink"), client, ...whileLinked })),
  may(
    8,
    fc.record({
      do: step("payLink"),
      link: fc.constantFrom(0, 0, 0, 1, 2),
      card: fc.constantFrom(...approvedThrice, ...linkCardNames),
      told: fc.constantFrom(...timesTold),
      ...whileTold,
    }),
  ),
  may(2, fc.record({ do: step("tellAgain"), event: fc.nat({ max: 3 }), ...whileTold })),
  may(2, fc.record({ do: step("closeLink"), client, ...whileLinked })),
  may(2, fc.record({ do: step("payAgain"), client, ...whilePaying })),
  may(6, fc.record({ do: step("reconcile"), processes: fc.integer({ min: 1, max: 2 }), ...whileAsking })),
  may(
    3,
    fc.record({
      do: step("refund"),
      booking,
      to: fc.constantFrom("client" as const, "fund" as const),
      part: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 100 })),
    }),
  ),
  may(
    2,
    fc.record({
      do: step("refundThere"),
      charge: fc.nat({ max: 3 }),
      part: fc.constantFrom(10, 40, 100),
      isTold: fc.boolean(),
    }),
  ),
  may(1, fc.record({ do: step("attribute"), as: fc.constantFrom("goodwill" as const, "bookings" as const) })),
  may(2, fc.record({ do: step("providerGoesOn") })),
  may(3, fc.record({ do: step("sign"), client })),
  may(6, fc.record({ do: step("later"), minutes: fc.integer({ min: 1, max: 600 }) })),
  // Days without a sweep.
  may(2, fc.record({ do: step("later"), minutes: fc.integer({ min: 600, max: 7_800 }) })),
  may(6, fc.record({ do: step("approachDeadline"), client, seconds: fc.integer({ min: -1, max: 1 }) })),
  may(3, fc.record({ do: step("approachPromise"), booking, seconds: fc.integer({ min: -1, max: 1 }) })),
  may(3, payDuring),
  may(7, fc.record({ do: step("sweep") })),
);

/** Ordinary days, and those before Havana's clock goes forward (14 March 2027) and back (7 November 2027). */
const beginsAt = fc.constantFrom(
  Date.UTC(2026, 11, 1, 15),
  Date.UTC(2027, 2, 14, 5) - DAY,
  Date.UTC(2027, 10, 7, 4) - DAY,
);

/**
 * 30 to 80 steps (SIM-7), a booking or a paid plan first, because otherwise there is nothing to pay, sign or refund;
 * most scripts are rather short, because more seeds find more than longer scripts.
 */
const later = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyStep, { minLength: 29, maxLength: 33 }) },
  { weight: 1, arbitrary: fc.array(anyStep, { minLength: 29, maxLength: 79 }) },
);
const fromTheStart = fc.tuple(anyBooking, later).map(([first, others]) => [first, ...others]);

/** A paid plan, so that later events of it are frequent enough. (PLAN-42, PLAN-44) */
const paid: Step[] = [
  { do: "book", client: 0, startsInHours: 500, days: 4, confirmedAtOnce: true },
  { do: "givePassport", client: 0 },
  { do: "giveLicence", client: 0, oldEnough: true },
  { do: "pay", client: 0, card: "approved", fund: 0, weather: "fair", dieAt: null },
];
const ofPaid = fc.oneof(may(3, payMore), may(1, payDuring), may(12, anyStep));
const afterPayment = fc.array(ofPaid, { minLength: 26, maxLength: 33 }).map((others): Step[] => [...paid, ...others]);

const steps = fc.oneof({ weight: 3, arbitrary: fromTheStart }, { weight: 1, arbitrary: afterPayment });
const script: fc.Arbitrary<Script> = fc.record({ beginsAt, steps });

export type Violation = { seed: number; message: string; steps: string[] };

/**
 * Runs one seed's script. Null: all invariants held; else the shortest script found that fails in the same way. (SIM-8)
 */
export async function runSeed(ground: Ground, seed: number): Promise<Violation | null> {
  const property = fc.asyncProperty(script, (told) => runScript(ground, told));
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    // Shrinking the script may take a minute at most.
    interruptAfterTimeLimit: 60_000,
  });
  if (!failed) return null;
  const [shrunk] = counterexample ?? [];
  const steps = shrunk ? [`begins at ${new Date(shrunk.beginsAt).toISOString()}`, ...shrunk.steps.map(written)] : [];
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { seed, message, steps };
}

/** Runs a seed's script once, step by step. Rejects with the violations. */
export async function replaySeed(ground: Ground, seed: number, trace: Trace): Promise<void> {
  const [told] = fc.sample(script, { seed, numRuns: 1, unbiased: true });
  if (told) await runScript(ground, told, trace);
}

export function report({ seed, message, steps }: Violation): string {
  return `seed ${seed}: ${message}\n${steps.map((line) => `  ${line}`).join("\n")}\n  replay: npm run simulate -- --seed ${seed}`;
}
