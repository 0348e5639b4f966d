import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { RECOMMENDED, SortOrder } from "../../../../shared/enumerations";
import type { MessageId } from "../../../../shared/messageId";
import { token } from "../../theme/token";
import { SelectField } from "../fields/SelectField";
import { Icon } from "../Icon";
import { useIsWide } from "../page/useIsWide";

type Sorting<Field extends string> = { readonly field: Field; readonly order: SortOrder };
export type SortProps<Field extends string> = Sorting<Field | typeof RECOMMENDED> & {
  /** The fields for sorting, with their labels. */
  readonly fields: readonly (readonly [field: Field, name: MessageId])[];
  /** The explanation of the recommended order. */
  readonly how: ReactNode;
  readonly onChange: (change: Partial<Sorting<Field | typeof RECOMMENDED>>) => void;
};

const Row = styled("div")({
  position: "relative",
  display: "grid",
  gap: 8,
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  flex: "0 1 24rem",
});

const Compact = styled("div")({
  flex: "1 1 0",
  minWidth: 0,
  "& > div": { gap: 0 },
  "& select": { fontSize: "1rem", fontWeight: 600, textOverflow: "ellipsis" },
});

/** Its panel opens over the results, as wide as the control, or as the results in a narrow window. */
const How = styled("details")({
  "& > summary": {
    display: "flex",
    alignItems: "center",
    minHeight: 48,
    "@media (max-width: 899.95px)": { minHeight: 44 },
    color: token("sea"),
    fontWeight: 600,
    cursor: "pointer",
    listStyle: "none",
    textDecoration: "underline",
    textUnderlineOffset: 4,
    "&::-webkit-details-marker": { display: "none" },
  },
  "& > p": {
    position: "absolute",
    zIndex: 3,
    insetInline: 0,
    top: "100%",
    marginTop: 4,
    padding: "12px 16px",
    borderRadius: 10,
    border: `2px solid ${token("ink")}`,
    background: token("surface"),
    fontSize: "0.9375rem",
    lineHeight: 1.5,
    outline: "none",
  },
});

const Order = styled(Button)({ minHeight: 48, "@media (max-width: 899.95px)": { minHeight: 44 } });

/** Closes the panel when something else is pressed; a press on its own text leaves it open. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeByEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key === "Escape") currentTarget.open = false;
}

/**
 * Sorts results by our recommendation, which is explained next to it, or by one of the fields, up or down. In a narrow
 * window it is replaced by a `SortChoice` among the tools above the results. (CAR-24, LODGE-22)
 */
export function SortControl<Field extends string>(sort: SortProps<Field>) {
  const isWide = useIsWide();
  if (!isWide) return <SortNote {...sort} />;
  return (
    <Row>
      <SortSelect {...sort} label={<FormattedMessage id="results.sort.by" />} />
      <SortNote {...sort} />
    </Row>
  );
}

/** The order of the results, as one of the tools above them. */
export function SortChoice<Field extends string>(sort: SortProps<Field>) {
  const label = (
    <span className="visually-hidden">
      <FormattedMessage id="results.sort.by" />
    </span>
  );
  return (
    <Compact>
      <SortSelect {...sort} label={label} />
    </Compact>
  );
}

type SelectProps<Field extends string> = SortProps<Field> & { readonly label: ReactNode };

function SortSelect<Field extends string>({ fields, field, label, onChange }: SelectProps<Field>) {
  return (
    <SelectField
      name="sort"
      label={label}
      value={field}
      onChange={({ target }) => {
        const chosen = fields.find(([name]) => name === target.value);
        onChange(chosen ? { field: chosen[0] } : { field: RECOMMENDED, order: SortOrder.Ascending });
      }}
    >
      <FormattedMessage id="results.sort.recommended">
        {(text) => <option value={RECOMMENDED}>{text}</option>}
      </FormattedMessage>
      {fields.map(([name, id]) => (
        <FormattedMessage key={name} id={id}>
          {(text) => <option value={name}>{text}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
  );
}

/** The explanation of the recommendation, or the order of the chosen field. */
function SortNote<Field extends string>({ field, order, how, onChange }: SortProps<Field>) {
  const ascending = order === SortOrder.Ascending;
  if (field === RECOMMENDED)
    return (
      <How onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
        <summary>
          <FormattedMessage id="results.sort.how" />
        </summary>
        <p tabIndex={-1}>{how}</p>
      </How>
    );
  return (
    <Order
      variant="outlined"
      startIcon={<Icon name={ascending ? "chevronUp" : "chevronDown"} />}
      onClick={() => onChange({ order: ascending ? SortOrder.Descending : SortOrder.Ascending })}
    >
      <FormattedMessage id={ascending ? "results.sort.ascending" : "results.sort.descending"} />
    </Order>
  );
}
