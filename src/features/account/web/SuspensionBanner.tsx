import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { VerbatimText } from "../../../platform/web/ui/VerbatimText";
import { notesPath } from "../../notes/notes.pages";
import type { Suspended } from "../account.schemas";

const Bar = styled("aside")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "center",
  gap: "0 12px",
  padding: "8px 16px",
  color: token("ink"),
  background: token("mangoWash"),
  borderBottom: `4px solid ${token("mango")}`,
  "& p": { minWidth: 0, overflowWrap: "anywhere" },
  "& summary": { cursor: "pointer", minHeight: 44, alignContent: "center" },
});

/**
 * Above every page of a suspended client: until when, why, and what they can still do. A phone shows the first, and
 * the others at a press. (SAFE-29)
 */
export default function SuspensionBanner({ suspended: { Reason, LastDay } }: { readonly suspended: Suspended }) {
  const intl = useIntl();
  const { day } = useHavanaTime();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const ends = LastDay === null ? "no" : "yes";
  const what = (
    <strong>
      <FormattedMessage id="shell.suspended" values={{ ends, day: LastDay === null ? "" : day(LastDay) }} />
    </strong>
  );
  const more = (
    <>
      <p>
        <FormattedMessage id="shell.suspended.reason" values={{ reason: <VerbatimText>{Reason}</VerbatimText> }} />
      </p>
      <p>
        <FormattedMessage id="shell.suspended.stays" />{" "}
        <MuiLink component={Link} to={notesPath()} sx={{ display: "inline-block", py: 1, my: -1 }}>
          <FormattedMessage id="shell.suspended.write" />
        </MuiLink>
      </p>
    </>
  );
  return (
    <Bar aria-label={intl.formatMessage({ id: "shell.suspended.label" })}>
      {isPhone ? (
        <details>
          <summary>{what}</summary>
          {more}
        </details>
      ) : (
        <>
          <p>{what}</p>
          {more}
        </>
      )}
    </Bar>
  );
}
