import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import type { HoldsFailure } from "./paid/useHeldPlans";

/** Says that it is not known whether a dispute holds the papers, in place of what depends on it. (DESK-90) */
export function HoldsFailed({ failure: { error, retry } }: { readonly failure: HoldsFailure }) {
  return <LoadFailure title="receipt.held.failed" text={serverText(error)} onRetry={retry} />;
}
