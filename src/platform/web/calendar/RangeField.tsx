import FormControl from "@mui/material/FormControl";
import { styled } from "@mui/material/styles";
import { type ReactNode, Suspense, useState } from "react";
import { loadAhead } from "../loadAhead";
import { controlStyles } from "../theme/components/fields";
import { describedBy, FieldNotes, fieldId } from "../ui/fields/fieldParts";
import { Icon } from "../ui/Icon";

const Label = styled("span")({ fontWeight: 600, fontSize: "1rem", lineHeight: 1.35 });

const Opener = styled("button")({
  ...controlStyles,
  display: "flex",
  alignItems: "center",
  gap: 10,
  textAlign: "start",
  textWrap: "balance",
  cursor: "pointer",
  "& svg": { flex: "none" },
});

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  readonly error: ReactNode;
  /** The choice as text. */
  readonly text: ReactNode;
  /** The hidden fields that the form submits without JavaScript, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The dialog in which the range is chosen; it calls `close`. */
  readonly dialog: (close: () => void) => ReactNode;
  /** The user is about to open the dialog: it can be loaded now. */
  readonly onApproach: () => Promise<unknown>;
};

/** Two days in one control that opens the calendar. */
export function RangeField({ name, label, error, text, fields, dialog, onApproach }: Props) {
  const [open, setOpen] = useState(false);
  const id = fieldId(name);
  const approach = () => loadAhead(onApproach);
  return (
    <FormControl error={Boolean(error)} onPointerEnter={approach} onFocus={approach}>
      <Label id={`${id}-label`}>{label}</Label>
      <Opener
        type="button"
        id={id}
        className="tabular"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        {/* On a server-rendered page the server has formatted it, possibly with slightly different punctuation than the browser. */}
        <span suppressHydrationWarning>{text}</span>
      </Opener>
      <FieldNotes id={id} error={error} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {open ? <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense> : null}
    </FormControl>
  );
}
