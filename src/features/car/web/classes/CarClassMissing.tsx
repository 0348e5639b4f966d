import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";
import { MainLink } from "../../../../platform/web/ui/MainLink";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";

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
