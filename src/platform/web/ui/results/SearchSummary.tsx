import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../theme/token";
import { Icon } from "../Icon";
import { Callout } from "../status/Callout";
import { useSearchEditing } from "./SearchEditing";

type Props = {
  /** The search on one line. */
  readonly text: ReactNode;
  /** The form that edits it; calls `done` after a search. */
  readonly form: (done: () => void) => ReactNode;
  /** Why the server refused this search: the form is then open, with this text, until it is closed. */
  readonly refused: ReactNode;
  /** The correction of the search in the address. */
  readonly moved: ReactNode;
};

const phone = "@media (max-width: 599.95px)";
const above = "@media (min-width: 600px)";

const Panel = styled("section")({
  padding: "8px 12px 8px 16px",
  borderRadius: 10,
  background: token("seaWash"),
  "& > p": { display: "flex", flexWrap: "wrap", gap: "0 12px", alignItems: "center" },
  "& > p > span": { flex: "1 1 14rem", fontWeight: 600, textWrap: "balance" },
  "& > p button": { minWidth: 0 },
  [above]: { "& > p button > svg": { display: "none" } },
  // The text may use the room of the icon and of the button's label.
  [phone]: {
    "& > p": { flexWrap: "nowrap" },
    "& > p > svg": { display: "none" },
    "& > p > span": { flex: "1 1 0", minWidth: 0 },
    "& > p button": { minWidth: 44, paddingInline: 0 },
    "& > p button > .words": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
  "& > p ~ *": { margin: "12px 4px 4px 0" },
  "& > form": { paddingBottom: 8 },
});

/** The search on one line, which opens in place as a form; on a phone by an icon. */
export function SearchSummary({ text, form, refused, moved }: Props) {
  const { chosen, choose, panel } = useSearchEditing();
  const editing = chosen ?? Boolean(refused);
  return (
    <Panel ref={panel}>
      <p>
        <Icon name="calendar" />
        <span className="tabular">{text}</span>
        <Button variant="text" aria-expanded={editing} onClick={() => choose(!editing)}>
          <Icon name={editing ? "cross" : "pen"} />
          <span className="words">
            <FormattedMessage id={editing ? "results.closeSearch" : "results.editSearch"} />
          </span>
        </Button>
      </p>
      {moved && <Callout kind="info">{moved}</Callout>}
      {refused && (
        <Callout kind="error" announce>
          {refused}
        </Callout>
      )}
      {editing && form(() => choose(null))}
    </Panel>
  );
}
