import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";

/** A link to a class that nobody rents out in that place. */
export function CarClassMissing() {
  return (
    <PageFrame title={<FormattedMessage id="car.class.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="car.class.missing.what" />}
        action={
          <MainLink to="/search-car">
            <FormattedMessage id="car.class.missing.action" />
          </MainLink>
        }
      >
        <FormattedMessage id="car.class.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
