import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../platform/web/callError";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { TextSkeleton } from "../../../platform/web/ui/page/TextSkeleton";

type Props = { readonly error: CallError | SerializedError | undefined; readonly onRetry: () => void };

/** A text that is not here yet. Where it did not come there is no alert (INFO-4), but another try. */
export function InformationPending({ error, onRetry }: Props) {
  if (!error) return <TextSkeleton />;
  return <LoadFailure title="information.missing" text={serverText(error)} onRetry={onRetry} />;
}
