import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  paddingTop: 20,
  borderTop: `1px solid ${token("sand")}`,
  "& h3": { margin: 0, fontSize: "1.0625rem" },
});

type Props<Part> = {
  /** All parts, this one's index from 0, and its name. */
  readonly parts: readonly Part[];
  readonly place: number;
  readonly name: string;
  readonly onChange: (parts: Part[]) => void;
};

/** The head of a part in an editor: its name, and the buttons to move and remove it. */
export function PartTools<Part>({ parts, place, name, onChange }: Props<Part>) {
  const intl = useIntl();
  const others = parts.filter((_part, at) => at !== place);
  const move = (to: number) =>
    onChange([...others.slice(0, to), ...parts.slice(place, place + 1), ...others.slice(to)]);
  const acts = [
    { id: "content.part.up", what: "content.part.upWhat", to: place - 1, off: place === 0 },
    { id: "content.part.down", what: "content.part.downWhat", to: place + 1, off: place === others.length },
    { id: "content.part.remove", what: "content.part.removeWhat", to: null, off: others.length === 0 },
  ] as const;
  return (
    <Line>
      <h3>{name}</h3>
      <div>
        {acts.map(({ id, what, to, off }) => (
          <Button
            key={id}
            {...(to === null && { color: "error" })}
            disabled={off}
            onClick={() => (to === null ? onChange(others) : move(to))}
            aria-label={intl.formatMessage({ id: what }, { name })}
          >
            <FormattedMessage id={id} />
          </Button>
        ))}
      </div>
    </Line>
  );
}
