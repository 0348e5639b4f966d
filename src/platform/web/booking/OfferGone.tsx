import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { EmptyState } from "../ui/EmptyState";
import { PageFrame } from "../ui/PageFrame";

type Props = {
  /** The search that found it. */
  readonly to: string;
  readonly back: ReactNode;
  readonly children: ReactNode;
};

/** The offer of a link or of a moment ago is no longer to be had: back to the search that found it. */
export function OfferGone({ to, back, children }: Props) {
  return (
    <PageFrame title={<FormattedMessage id="book.gone.title" />}>
      <EmptyState
        title={<FormattedMessage id="book.gone.what" />}
        action={
          <Button component={Link} to={to} variant="contained" color="secondary" size="large">
            {back}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </PageFrame>
  );
}
