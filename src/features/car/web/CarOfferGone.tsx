import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../web/ui/EmptyState";
import { PageFrame } from "../../../web/ui/PageFrame";
import { carSearchPath } from "../car.paths";
import type { CarSearchView } from "../car.search-url";

/** The offer of a link or of a moment ago is no longer to be had: back to the search that found it. */
export function CarOfferGone({ view }: { readonly view: CarSearchView }) {
  return (
    <PageFrame title={<FormattedMessage id="car.gone.title" />}>
      <EmptyState
        title={<FormattedMessage id="car.gone.what" />}
        action={
          <Button component={Link} to={carSearchPath(view)} variant="contained" color="secondary" size="large">
            <FormattedMessage id="car.gone.back" />
          </Button>
        }
      >
        <FormattedMessage id="car.gone.why" />
      </EmptyState>
    </PageFrame>
  );
}
