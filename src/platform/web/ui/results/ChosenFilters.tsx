import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../Icon";
import type { FilterGroup } from "./FilterGroups";

const Chips = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  listStyle: "none",
  margin: "0 0 16px",
  padding: 0,
});

/** A chosen value that is in no group, with the change that removes it. */
export type OtherFilter<Change> = { readonly name: string; readonly text: string; readonly change: Change };

type Props<Change> = {
  readonly groups: readonly FilterGroup<Change>[];
  readonly others?: readonly OtherFilter<Change>[];
  /** The change that removes them all. */
  readonly nothing: Change;
  readonly onChange: (change: Change) => void;
};

/** The chosen filter values, each with a button that removes it. (CAR-22) */
export function ChosenFilters<Change>({ groups, others = [], nothing, onChange }: Props<Change>) {
  const intl = useIntl();
  const chosen = [
    ...groups.flatMap(({ name, choices }) =>
      choices.filter((choice) => choice.chosen).map(({ id, text, change }) => ({ name: name + id, text, change })),
    ),
    ...others,
  ];
  if (chosen.length === 0) return null;
  return (
    <Chips aria-label={intl.formatMessage({ id: "results.filters.chosen" })}>
      {chosen.map(({ name, text, change }) => (
        <li key={name}>
          <Chip
            component="button"
            clickable
            aria-label={intl.formatMessage({ id: "results.filters.remove" }, { text })}
            onClick={() => onChange(change)}
            label={
              <>
                {text}
                <Icon name="cross" size={16} />
              </>
            }
          />
        </li>
      ))}
      <li>
        <Button size="small" onClick={() => onChange(nothing)}>
          <FormattedMessage id="results.filters.clearAll" />
        </Button>
      </li>
    </Chips>
  );
}
