import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";

/** A link to a class that nobody rents out in that place. */
export function CarClassMissing() {
  return (
    <PageFrame title={<FormattedMessage id="car.class.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="car.class.missing.what" />}
        action={
          <Button component={Link} to="/search-car" variant="contained" color="secondary" size="large">
            <FormattedMessage id="car.class.missing.action" />
          </Button>
        }
      >
        <FormattedMessage id="car.class.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
