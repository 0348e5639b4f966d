import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../page/EmptyState";

type Props = {
  /** What to change about the search. */
  readonly advice: ReactNode;
  readonly clear: ReactNode;
  /** Removes the filters; null if none is set. */
  readonly onClear: (() => void) | null;
};

/** Says that a search has no offers, and what to change (WIRE-22). */
export function NoOffers({ advice, clear, onClear }: Props) {
  const action = onClear && (
    <Button variant="outlined" onClick={onClear}>
      {clear}
    </Button>
  );
  return (
    <div role="status">
      <EmptyState title={<FormattedMessage id="results.none" />} action={action}>
        {advice}
      </EmptyState>
    </div>
  );
}
