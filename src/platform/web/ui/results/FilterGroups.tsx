import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { memo, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";
import { token } from "../../theme/token";
import { checkStyles } from "../fields/choiceStyles";
import { Icon } from "../Icon";
import { leadingChoices } from "./leadingChoices";

/** A filter with several choices. (CAR-22) */
export type FilterGroup<Change> = {
  readonly name: string;
  readonly label: MessageId;
  /** Whether the list is expanded at first: short lists are, long ones are not. */
  readonly open: boolean;
  readonly choices: readonly FilterOption<Change>[];
};

type FilterOption<Change> = {
  readonly id: number | string;
  readonly text: string;
  /** How many results the choice would leave. */
  readonly count: number;
  readonly chosen: boolean;
  /** The change of the search when it is pressed. */
  readonly change: Change;
};

const Groups = styled("div")({
  display: "grid",
  gap: 12,
  "& details + details": { borderTop: `1px solid ${token("sand")}`, paddingTop: 4 },
  "& summary": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    fontWeight: 700,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& svg": { marginInlineStart: "auto" },
  },
  "& [open] > summary svg": { transform: "rotate(180deg)" },
  "& fieldset": { border: 0, margin: 0, padding: 0, minWidth: 0 },
  "& fieldset label": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gap: 10,
    alignItems: "center",
    minHeight: 44,
    cursor: "pointer",
  },
  "& fieldset input": { ...checkStyles, width: 20, height: 20 },
  "& .count": { color: token("inkSoft") },
});

type Props<Change> = {
  readonly groups: readonly FilterGroup<Change>[];
  readonly onChange: (change: Change) => void;
  /** Called while a choice is being pressed, to request its results early. */
  readonly onApproach: (change: Change) => void;
};

/**
 * Filters with several choices each, applied immediately; every choice shows how many results it would leave. (CAR-22)
 */
export function FilterGroups<Change>({ groups, ...calls }: Props<Change>) {
  const id = useId();
  const latest = useRef({ groups, ...calls });
  useLayoutEffect(() => {
    latest.current = { groups, ...calls };
  });
  // The same function while the results change, so that only the choices that changed are rendered again. (SPEED-4)
  const press = useCallback((call: Call, name: string, choice: number | string) => {
    const { groups, ...calls } = latest.current;
    const pressed = groups.find((group) => group.name === name)?.choices.find(({ id }) => id === choice);
    if (pressed) calls[call](pressed.change);
  }, []);
  return (
    <Groups>
      {groups
        .filter(({ choices }) => choices.length > 0)
        .map(({ name, label, open, choices }) => (
          <Fold key={name} open={open} chosen={choices.some(({ chosen }) => chosen)}>
            <summary>
              <span id={id + name}>
                <FormattedMessage id={label} />
              </span>
              <Icon name="chevronDown" size={18} />
            </summary>
            <Choices labelledBy={id + name} choices={choices}>
              {({ change: _change, ...choice }) => <Choice key={choice.id} {...choice} group={name} onPress={press} />}
            </Choices>
          </Fold>
        ))}
    </Groups>
  );
}

type FoldProps = {
  readonly open: boolean;
  /** A choice in it is selected. */
  readonly chosen: boolean;
  readonly children: ReactNode;
};

/**
 * A first choice expands it. Only the visitor collapses it: otherwise removing the choice would hide the focused
 * control. (A11Y-2)
 */
function Fold({ open, chosen, children }: FoldProps) {
  const [unfolded, setUnfolded] = useState(open || chosen);
  const [had, setHad] = useState(chosen);
  if (had !== chosen) {
    setHad(chosen);
    if (chosen) setUnfolded(true);
  }
  return (
    <details open={unfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      {children}
    </details>
  );
}

/** A longer list begins with this many choices. */
const FEW = 6;
/** A list that is longer than this is cut: fewer would hide too little to be worth a press. */
const MANY = 2 * FEW;

type ChoicesProps<Change> = {
  readonly labelledBy: string;
  readonly choices: readonly FilterOption<Change>[];
  readonly children: (choice: FilterOption<Change>) => ReactNode;
};

/** The choices of a filter. Of many, those with the most results and the chosen ones, and the rest at a press. */
function Choices<Change>({ labelledBy, choices, children }: ChoicesProps<Change>) {
  const [whole, setWhole] = useState(false);
  const few = useFew(choices);
  const isLong = choices.length > MANY;
  return (
    <>
      <fieldset aria-labelledby={labelledBy}>
        {(isLong && !whole ? choices.filter(({ id }) => few.has(id)) : choices).map(children)}
      </fieldset>
      {isLong && (
        <Button
          size="small"
          aria-expanded={whole}
          aria-describedby={labelledBy}
          onClick={() => setWhole(!whole)}
          sx={{ minHeight: 44 }}
        >
          <FormattedMessage id="results.filters.more" values={{ whole, count: choices.length }} />
        </Button>
      )}
    </>
  );
}

/**
 * The choices that are shown of many. One that has been shown stays, so that nothing moves or disappears under the
 * focus when another filter changes the counts. (A11Y-2)
 */
function useFew<Change>(choices: readonly FilterOption<Change>[]): ReadonlySet<number | string> {
  const [shown, setShown] = useState<ReadonlySet<number | string>>(new Set());
  const few = leadingChoices(choices, shown, FEW);
  const isNew = few.some((id) => !shown.has(id));
  if (isNew) setShown(new Set([...shown, ...few]));
  return isNew ? new Set([...shown, ...few]) : shown;
}

type Call = "onChange" | "onApproach";
type ChoiceProps = Omit<FilterOption<never>, "change"> & {
  /** The name of its group. */
  readonly group: string;
  readonly onPress: (call: Call, group: string, choice: number | string) => void;
};

const Choice = memo(function Choice({ id, text, count, chosen, group, onPress }: ChoiceProps) {
  return (
    <label onPointerDown={() => onPress("onApproach", group, id)}>
      <input type="checkbox" checked={chosen} onChange={() => onPress("onChange", group, id)} />
      <span>{text}</span>
      <span className="count tabular">{count}</span>
    </label>
  );
});
