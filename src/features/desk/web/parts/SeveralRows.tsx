import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../platform/web/theme/token";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import type { OpenItem } from "../../presence/presence.rules";
import { OpenItemMark } from "../shell/presence/openItems";

const Rows = styled("fieldset")({
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  "& > legend": { padding: 0, fontWeight: 600 },
  "& > div": { borderTop: `1px solid ${token("sand")}`, paddingBlock: 4, overflowWrap: "anywhere" },
});

export type SeveralRow = {
  readonly key: string;
  readonly openItem: OpenItem;
  readonly label: ReactNode;
  /** What will happen with it, if it is chosen. */
  readonly will: ReactNode;
  /** Why it cannot be answered with the others. */
  readonly cannot?: ReactNode;
  /** Why it was refused. */
  readonly error?: ReactNode;
};

type Props = {
  readonly legend: ReactNode;
  readonly rows: readonly SeveralRow[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

/**
 * The rows that are answered together: each shows its effect, or why it cannot be included. Colleagues see the selected
 * ones as being answered. (DESK-112, DESK-109)
 */
export function SeveralRows({ legend, rows, chosen, onChoose }: Props) {
  const choose = (key: string, on: boolean) =>
    onChoose(new Set(on ? [...chosen, key] : [...chosen].filter((one) => one !== key)));
  return (
    <Rows>
      <legend>{legend}</legend>
      {rows.map(({ key, openItem, label, will, cannot, error }) => (
        <div key={key}>
          {chosen.has(key) && !cannot && <OpenItemMark openItem={openItem} />}
          <CheckboxField
            name={`several-${key}`}
            label={label}
            hint={cannot ?? (chosen.has(key) ? will : undefined)}
            error={error}
            checked={chosen.has(key) && !cannot}
            disabled={cannot !== undefined}
            onChange={({ target }) => choose(key, target.checked)}
          />
        </div>
      ))}
    </Rows>
  );
}
