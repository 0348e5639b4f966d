import type { CancellationPhase } from "../../../features/plan/cancellation/cancellation.rules";
import { CancelPolicyCode } from "../../../shared/enumerations";
import type { LodgingOfferDetail } from "../lodging.schemas";

/** The terms of an offer as the plan's phases. Amounts in minor units. */
export function phasesOf(offer: Pick<LodgingOfferDetail, "CancellationTerms" | "Price">): CancellationPhase[] {
  return offer.CancellationTerms.map(({ Code, From, Until, Fee }) => ({
    code: CancelPolicyCode[Code],
    from: From,
    until: Until,
    charge: Fee,
    refund: offer.Price - Fee,
  }));
}
