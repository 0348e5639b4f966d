import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { TextField } from "../../../../../platform/web/ui/fields/TextField";
import { coloursOf } from "../../../../../shared/brandColours";
import { coloursIn, contrastProblems } from "../../../../brand/brand.rules";
import type { BrandForm } from "../../../../brand/brand.schemas";

const names = ["Main", "MainNight", "Accent", "AccentNight"] as const;
type ColourName = (typeof names)[number];

const Row = styled("div")({ display: "grid", gridTemplateColumns: "52px minmax(0, 1fr)", gap: 8 });

const Picker = styled("input")({
  width: 52,
  height: 48,
  padding: 3,
  border: `2px solid ${token("outline")}`,
  borderRadius: 6,
  backgroundColor: token("surface"),
  cursor: "pointer",
});

type Props = Omit<ComponentProps<typeof TextField>, "label" | "hint"> & {
  readonly name: ColourName;
  readonly values: BrandForm;
  readonly onPick: (hex: string) => void;
};

/** A colour as six digits or by the browser's picker, with the nearest that can be read where it cannot be. (OPS-155) */
export function ColourField({ values, onPick, ...field }: Props) {
  const intl = useIntl();
  const { name } = field;
  const typed = values[name];
  const isColour = /^#[0-9A-Fa-f]{6}$/.test(typed);
  const chosen = Object.fromEntries(names.map((one) => [one, readable(values[one])]));
  const { day, night } = coloursOf(coloursIn({ ...values, ...chosen }));
  const shown = { Main: day.sea, MainNight: night.sea, Accent: day.coral, AccentNight: night.coral }[name];
  const [problem] = isColour
    ? contrastProblems({ Main: "", MainNight: "", Accent: "", AccentNight: "", [name]: typed })
    : [];
  return (
    <div>
      <TextField
        {...field}
        label={<FormattedMessage id={`brand.field.${name}`} />}
        hint={<FormattedMessage id={`brand.hint.${name}`} values={{ shown }} />}
        maxLength={7}
        placeholder={shown}
        autoComplete="off"
        spellCheck={false}
        frame={(input) => (
          <Row>
            <Picker
              type="color"
              aria-label={intl.formatMessage(
                { id: "brand.pick" },
                { field: intl.formatMessage({ id: `brand.field.${name}` }) },
              )}
              value={(isColour ? typed : shown).toLowerCase()}
              onChange={({ target }) => onPick(target.value.toUpperCase())}
            />
            {input}
          </Row>
        )}
      />
      {problem && (
        <Button variant="text" onClick={() => onPick(problem.facts.nearest)}>
          <FormattedMessage id="brand.takeNearest" values={{ nearest: problem.facts.nearest }} />
        </Button>
      )}
    </div>
  );
}

/** A colour only once it is typed whole. */
const readable = (typed: string): string => (/^#[0-9A-Fa-f]{6}$/.test(typed) ? typed : "");
