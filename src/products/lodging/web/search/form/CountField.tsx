import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { Icon } from "../../../../../platform/web/ui/Icon";

const Row = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  "& > span": { fontWeight: 600 },
  "& small": { display: "block", fontWeight: 400, fontSize: "0.9375rem", color: token("inkSoft") },
});

const Counter = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 4,
  "& output": { minWidth: 32, textAlign: "center", fontWeight: 700, fontVariantNumeric: "tabular-nums" },
  "& button": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    padding: 0,
    borderRadius: "50%",
    border: `2px solid ${token("outline")}`,
    background: token("surface"),
    color: token("sea"),
    cursor: "pointer",
  },
  "& button:hover:not([aria-disabled=true])": { borderColor: token("sea") },
  "& button[aria-disabled=true]": { color: token("outline"), borderStyle: "dashed", cursor: "default" },
});

type Props = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** A small number with buttons to decrease and increase it. */
export function CountField({ label, hint, value, least, most, onChange }: Props) {
  const intl = useIntl();
  const id = useId();
  const button = (by: 1 | -1, message: "count.less" | "count.more") => {
    const isLast = by === 1 ? value >= most : value <= least;
    return (
      <button
        type="button"
        aria-label={intl.formatMessage({ id: message }, { what: label })}
        // Not `disabled`, because the button whose press reaches the limit would lose the focus. (A11Y-2)
        aria-disabled={isLast}
        onClick={() => isLast || onChange(value + by)}
      >
        <Icon name={by === 1 ? "plus" : "minus"} />
      </button>
    );
  };
  return (
    <Row role="group" aria-labelledby={id}>
      <span id={id}>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
      <Counter>
        {button(-1, "count.less")}
        <output>{value}</output>
        {button(1, "count.more")}
      </Counter>
    </Row>
  );
}
