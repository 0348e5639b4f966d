import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../platform/web/callError";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { TextSkeleton } from "../../../platform/web/ui/page/TextSkeleton";

type Props = { readonly error: CallError | SerializedError | undefined; readonly onRetry: () => void };

/** Replaces a text that is loading. After a failure there is no alert (INFO-4), but a button to try again. */
export function InformationPending({ error, onRetry }: Props) {
  if (!error) return <TextSkeleton />;
  return <LoadFailure title="information.missing" text={serverText(error)} onRetry={onRetry} />;
}
