import { FormattedMessage } from "react-intl";
import { LoadFailure } from "../../../web/ui/LoadFailure";
import { PageFrame } from "../../../web/ui/PageFrame";

/** A page whose text did not come: no alert (specification section 8), but something to do about it. */
export function InformationMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <PageFrame narrow title={<FormattedMessage id="information.missing" />}>
      <LoadFailure title="information.missing.text" text={null} onRetry={onRetry} />
    </PageFrame>
  );
}
