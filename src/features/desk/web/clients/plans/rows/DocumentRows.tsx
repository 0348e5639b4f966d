import { FormattedMessage } from "react-intl";
import { VerbatimText } from "../../../../../../platform/web/ui/VerbatimText";
import type { PlanDocument } from "../../../../plans/plans.schemas";
import { DeskList } from "../../../parts/DeskList";
import { FoldedRow } from "../../../parts/FoldedRow";
import { RowNote } from "../../../parts/RowNote";
import { When } from "../../../parts/When";

/** The documents and their status, without their contents. */
export function DocumentRows({ documents }: { readonly documents: readonly PlanDocument[] }) {
  return (
    <DeskList
      items={documents}
      keyOf={(document) => document.Type}
      none={<FormattedMessage id="support.documents.none" />}
    >
      {({ Type, Holder, Status, GivenAt, RejectedFor, TypedOnly }) => (
        <FoldedRow
          line={
            <span>
              <FormattedMessage id="support.documents.row" values={{ type: Type, holder: Holder, status: Status }} />
            </span>
          }
        >
          {TypedOnly && (
            <p>
              <FormattedMessage id="support.documents.typedOnly" />
            </p>
          )}
          {RejectedFor !== null && (
            <p>
              <FormattedMessage
                id="support.documents.rejectedFor"
                values={{ reason: <VerbatimText>{RejectedFor}</VerbatimText> }}
              />
            </p>
          )}
          <RowNote>
            <When at={GivenAt} />
          </RowNote>
        </FoldedRow>
      )}
    </DeskList>
  );
}
