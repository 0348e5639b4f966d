import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ChangeEventHandler, FocusEventHandler, ReactNode } from "react";
import { token } from "../../theme/token";
import { visuallyHidden } from "../../theme/visuallyHidden";
import { radioStyles } from "./choiceStyles";
import { describedBy, FieldNotes, type FieldTexts, fieldId, RequiredMark } from "./fieldParts";

const PHONE = "@media (max-width: 599px)";

const Group = styled("fieldset")({ border: 0, padding: 0, minWidth: 0, display: "grid", gap: 8 });

const Legend = styled("legend")({ fontWeight: 600, padding: 0, marginBottom: 8 });

const Card = styled("label")({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "12px 14px",
  border: `2px solid ${token("sand")}`,
  borderRadius: 8,
  background: token("surface"),
  cursor: "pointer",
  "&:hover": { borderColor: token("outline") },
  "&:has(:checked)": { borderColor: token("sea"), background: token("seaWash") },
  "&:has(:focus-visible)": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "&:has(:disabled)": { cursor: "default", background: token("sunken"), borderStyle: "dashed" },
  [PHONE]: { "& .more": visuallyHidden },
});

const Radio = styled("input")({ ...radioStyles, width: 22, height: 22, outline: "none" });

const Title = styled("span")({ display: "block", fontWeight: 600 });

const Detail = styled("span")({ display: "block", color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 });

/**
 * What the chosen card says, below all of them on a phone: unfolding in its place, it would move the cards under the
 * finger.
 */
const Chosen = styled("p")({ fontSize: "0.9375rem", lineHeight: 1.4, color: token("inkSoft") });

export interface RadioChoice {
  readonly value: string;
  readonly title: ReactNode;
  /** The explanation of the choice, or why it is disabled. */
  readonly detail?: ReactNode;
  /** More of it; on a phone shown below the cards, of the chosen one, and read out of each. */
  readonly more?: ReactNode;
  /** At the end of the card: a price, an emblem. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

type RadioCardsProps = FieldTexts & {
  readonly name: string;
  readonly value: string | undefined;
  readonly choices: readonly RadioChoice[];
  readonly required?: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
};

/** One choice among a few, each a card with its explanation. */
export function RadioCards({ label, hint, error, name, value, choices, required, onChange, onBlur }: RadioCardsProps) {
  const id = fieldId(name);
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const more = isPhone && choices.find((choice) => choice.value === value)?.more;
  return (
    <Group
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <Legend>
        {label}
        <RequiredMark required={required} />
      </Legend>
      {choices.map((choice, index) => (
        <Card key={choice.value}>
          <Radio
            type="radio"
            // The first one has the group's id, so that a link from the error summary leads into the group.
            id={index === 0 ? id : `${id}-${choice.value}`}
            name={name}
            value={choice.value}
            checked={value === choice.value}
            disabled={choice.disabled}
            onChange={onChange}
            onBlur={onBlur}
          />
          <span>
            <Title>{choice.title}</Title>
            {choice.detail ? <Detail>{choice.detail}</Detail> : null}
            {choice.more ? <Detail className="more">{choice.more}</Detail> : null}
          </span>
          {choice.aside ? <span>{choice.aside}</span> : null}
        </Card>
      ))}
      {more && <Chosen aria-hidden="true">{more}</Chosen>}
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  );
}
