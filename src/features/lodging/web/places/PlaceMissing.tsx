import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";

/** A link to a zone or province that there is not. */
export function PlaceMissing() {
  return (
    <PageFrame title={<FormattedMessage id="zone.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="zone.missing.what" />}
        action={
          <Button component={Link} to="/search-lodging" variant="contained" color="secondary" size="large">
            <FormattedMessage id="zone.missing.action" />
          </Button>
        }
      >
        <FormattedMessage id="zone.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
