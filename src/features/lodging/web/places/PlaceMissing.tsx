import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";

/** For a link to a zone or province that does not exist. */
export function PlaceMissing() {
  return (
    <PageFrame title={<FormattedMessage id="zone.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="zone.missing.what" />}
        action={
          <MainLink to="/search-lodging">
            <FormattedMessage id="zone.missing.action" />
          </MainLink>
        }
      >
        <FormattedMessage id="zone.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
