import { FormattedMessage } from "react-intl";
import { lodgingsPath } from "../../../../features/plan/products.pages";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { HOME } from "../../../../shared/page";

/** For a link to a zone or province that does not exist. A shop without lodging hides the way to its search. (WEB-18) */
export function PlaceMissing() {
  return (
    <PageFrame title={<FormattedMessage id="zone.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="zone.missing.what" />}
        action={
          <>
            <MainLink to={lodgingsPath()}>
              <FormattedMessage id="zone.missing.action" />
            </MainLink>
            <TextLink to={HOME}>
              <FormattedMessage id="shell.toHome" />
            </TextLink>
          </>
        }
      >
        <FormattedMessage id="zone.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
