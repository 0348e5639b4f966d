import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { Link } from "../../../../../platform/web/links";
import { selectClient } from "../../../../../platform/web/session/auth";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { planPath } from "../../../../plan/plan.pages";
import { useEndImpersonationMutation } from "./impersonation.api";

/** Replaces a page of the back office while staff act for a client, which applies to all tabs of a browser. */
export function DeskAway() {
  const client = useSelector(selectClient);
  const [end, { isLoading }] = useEndImpersonationMutation();
  return (
    <PageFrame
      narrow
      title={
        <FormattedMessage
          id="impersonation.banner"
          values={{ name: `${client?.FirstName ?? ""} ${client?.LastName ?? ""}` }}
        />
      }
      lead={<FormattedMessage id="impersonation.away" />}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <BusyButton variant="contained" color="secondary" loading={isLoading} onClick={() => end()}>
          <FormattedMessage id="impersonation.endHere" />
        </BusyButton>
        <Button component={Link} to={planPath()} variant="outlined">
          <FormattedMessage id="impersonation.toClient" />
        </Button>
      </Box>
    </PageFrame>
  );
}
