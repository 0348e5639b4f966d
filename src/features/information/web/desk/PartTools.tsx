import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { FieldArrayRenderProps } from "formik";
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

type Props = Pick<FieldArrayRenderProps, "move" | "remove"> & {
  /** How many parts there are, this one's index from 0, and its name. */
  readonly count: number;
  readonly place: number;
  readonly name: string;
};

/** The head of a part in an editor: its name, and the buttons to move and remove it. */
export function PartTools({ count, place, name, move, remove }: Props) {
  const intl = useIntl();
  const acts = [
    { id: "content.part.up", what: "content.part.upWhat", to: place - 1, off: place === 0 },
    { id: "content.part.down", what: "content.part.downWhat", to: place + 1, off: place === count - 1 },
    { id: "content.part.remove", what: "content.part.removeWhat", to: null, off: count === 1 },
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
            onClick={() => (to === null ? remove(place) : move(place, to))}
            aria-label={intl.formatMessage({ id: what }, { name })}
          >
            <FormattedMessage id={id} />
          </Button>
        ))}
      </div>
    </Line>
  );
}
