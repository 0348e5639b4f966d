import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { token } from "../../../platform/web/theme/token";
import { describedBy, FieldNotes, RequiredMark } from "../../../platform/web/ui/fields/fieldParts";
import { Star } from "./StarMark";

const Group = styled("fieldset")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 16px",
  minWidth: 0,
  margin: 0,
  padding: "4px 0",
  border: 0,
  borderBottom: `1px solid ${token("sand")}`,
  "& legend": { float: "inline-start", padding: 0, fontWeight: 600 },
  "& > div": { display: "flex" },
  // Below its label on a phone, for all fields alike.
  "@media (max-width: 599px)": { "& legend": { width: "100%" }, "& > div": { marginInlineStart: -8 } },
  "& label": { display: "grid", placeItems: "center", width: 44, height: 44, borderRadius: 6, cursor: "pointer" },
  "& label:has(:focus-visible)": { outline: `3px solid ${token("sea")}`, outlineOffset: -3 },
  "& input": { position: "absolute", opacity: 0, width: 1, height: 1 },
});

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  /** 0: none yet. */
  readonly value: number;
  readonly error: ReactNode;
  readonly onChange: (count: number) => void;
};

/** One to five stars as radio buttons: arrow keys change them, and each has its number as label. */
export function StarField({ id, label, value, error, onChange }: Props) {
  const intl = useIntl();
  return (
    <Group aria-describedby={describedBy(id, { error })}>
      <legend>
        {label}
        <RequiredMark required />
      </legend>
      <div>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count}>
            <input
              type="radio"
              id={count === 1 ? id : undefined}
              // Of one page's reviews several are of the same subjects: the browser groups the buttons by their name.
              name={id}
              value={count}
              checked={value === count}
              aria-label={intl.formatMessage({ id: "opinion.form.star" }, { count })}
              onChange={() => onChange(count)}
            />
            <Star full={count <= value} size={28} />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </Group>
  );
}
