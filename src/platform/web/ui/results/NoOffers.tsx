import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../page/EmptyState";
import { useSearchEditing } from "./SearchEditing";

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 12 });

type Props = {
  /** What to change in the search. */
  readonly advice: ReactNode;
  /** The shop has nothing to offer yet, for any days. */
  readonly isNothingYet?: boolean;
  readonly clear: ReactNode;
  /** Removes the filters; null if none is set. */
  readonly onClear: (() => void) | null;
};

/** Says that a search has no offers, and what to change, with a button to do it. (WIRE-22) */
export function NoOffers({ advice, isNothingYet = false, clear, onClear }: Props) {
  const { changeDates } = useSearchEditing();
  const action = !isNothingYet && (
    <Actions>
      <Button variant="contained" onClick={changeDates}>
        <FormattedMessage id="results.changeDates" />
      </Button>
      {onClear && (
        <Button variant="outlined" onClick={onClear}>
          {clear}
        </Button>
      )}
    </Actions>
  );
  return (
    <div role="status">
      <EmptyState title={<FormattedMessage id="results.none" />} action={action}>
        {advice}
      </EmptyState>
    </div>
  );
}
