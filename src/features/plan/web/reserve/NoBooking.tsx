import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { Link } from "../../../../platform/web/links";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import type { PagePath } from "../../../../shared/page";

type Props = {
  /** The product's search, and the text of the link to it. */
  readonly to: PagePath;
  readonly search: ReactNode;
};

/** Shown by a confirmation page without a booking. */
export function NoBooking({ to, search }: Props) {
  useSuppressAlert("error.booking.loadFailed");
  return (
    <PageFrame title={<FormattedMessage id="book.confirm.none" />}>
      <EmptyState
        title={<FormattedMessage id="book.confirm.noneText" />}
        action={
          <Button component={Link} to={to} variant="contained" color="secondary">
            {search}
          </Button>
        }
      />
    </PageFrame>
  );
}
