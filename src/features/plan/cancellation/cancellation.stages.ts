import { CancelPolicyCode } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import { type CancellationPhase, phasesAhead, type Sold } from "./cancellation.rules";

/**
 * The amount kept from an instant on: nothing, some days or nights of the service, a part of the price, or all of it.
 */
export type CancellationStage = {
  from: Instant | null;
  kept: "nothing" | "units" | "part" | "all";
  /** The days or nights of `units`. */
  units: number;
  charge: Minor;
};

/**
 * The phases before the service, from the current one, merged into a few steps: phases that keep the same amount become
 * one. A no-show is a separate step only if it costs more. (REFUND-19)
 */
export function cancellationStages(
  phases: readonly CancellationPhase[],
  { amount, units }: Pick<Sold, "amount" | "units">,
  now: Instant,
): CancellationStage[] {
  const stages = phasesAhead(phases, now).map(({ code, from, charge, begun }) => ({
    from: begun ? null : from,
    kept: keptOf(code, charge, amount),
    units: amount === 0 ? 0 : Math.round((charge * units) / amount),
    charge,
  }));
  return stages.filter(({ charge }, index) => charge !== stages[index - 1]?.charge);
}

function keptOf(code: number, charge: Minor, amount: Minor): CancellationStage["kept"] {
  if (charge === 0) return "nothing";
  if (charge >= amount) return "all";
  return code === CancelPolicyCode.NP ? "units" : "part";
}
