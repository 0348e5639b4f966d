import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link, type To } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";
import { CopyButton } from "../../../../../platform/web/ui/CopyButton";
import { deskAnswer } from "../../shell/deskRows";

const Tag = styled("p")({
  display: "flex",
  gap: "0 8px",
  color: token("inkSoft"),
  fontSize: "0.875rem",
  whiteSpace: "nowrap",
  "& > a, & > button": { minHeight: 24, "@media (pointer: coarse)": { minHeight: 44 } },
  "& > a": { display: "inline-flex", alignItems: "center" },
  "& > button": {
    minWidth: 0,
    padding: "0 4px",
    border: 0,
    background: "none",
    color: token("sea"),
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
});

type Props = {
  readonly id: string;
  readonly to: To;
  /** Whether the "answer" key opens it in its row. */
  readonly answers?: boolean;
};

/** The request that wrote an entry: a link to everything it did, and its id for finding log lines. (OPS-37) */
export function RequestTag({ id, to, answers = false }: Props) {
  return (
    <Tag>
      <MuiLink component={Link} to={to} color="inherit" {...(answers && deskAnswer)}>
        <FormattedMessage id="support.request.id" values={{ id }} />
      </MuiLink>
      <CopyButton text={id} what={id} />
    </Tag>
  );
}
