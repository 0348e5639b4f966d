import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { supportPlanPath } from "../../../desk.pages";
import type { WaitingHolder } from "../../../reviews.schemas";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";

/** A name on a card beside the client's own, and the two answers. */
export function WaitingHolderCard({ holder }: { readonly holder: WaitingHolder }) {
  const { HolderId, TravelPlanId, ClientName, ClientEmail, ClientLanguage, Name, AskedAt } = holder;
  return (
    <Card
      component="article"
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 1.5, sm: 3 }, display: "grid", gap: { xs: 1, sm: 1.5 } }}
    >
      <p>
        <FormattedMessage
          id="support.holders.compare"
          values={{ name: <strong>{Name}</strong>, client: <strong>{ClientName}</strong> }}
        />
      </p>
      <RowNote>
        <DottedLine>
          <When at={AskedAt} />
          <MuiLink
            component={Link}
            to={supportPlanPath(TravelPlanId)}
            sx={{ display: "inline-block", py: 1.25, my: -1.25 }}
          >
            <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
          </MuiLink>
          {ClientEmail}
        </DottedLine>
      </RowNote>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "& > form": { flex: "1 1 100%" } }}>
        <ReasonAction act={{ kind: "holder", id: HolderId }} />
        <ReasonAction act={{ kind: "refuseHolder", id: HolderId }} clientLanguage={ClientLanguage} />
      </Box>
    </Card>
  );
}
