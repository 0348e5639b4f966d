import { FormattedMessage } from "react-intl";
import { carsPath } from "../../../../features/plan/products.pages";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";

/** In place of the search where the shop has no lodging: it has none yet (OPS-28), or leaves it out (WEB-18). */
export function NoLodging() {
  return (
    <PageFrame title={<FormattedMessage id="lodging.nothing.title" />}>
      <EmptyState
        title={<FormattedMessage id="lodging.nothing.what" />}
        action={
          <MainLink to={carsPath()}>
            <FormattedMessage id="car.search.submit" />
          </MainLink>
        }
      >
        <FormattedMessage id="lodging.nothing.why" />
      </EmptyState>
    </PageFrame>
  );
}
