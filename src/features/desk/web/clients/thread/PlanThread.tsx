import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { supportContract } from "../../../support.contract";
import { threadOf } from "../../../thread/thread.rules";
import { ReasonAction } from "../../parts/ReasonAction";
import { ReasonForm } from "../../parts/ReasonForm";
import { deskRow } from "../../shell/deskRows";
import { useNoteForColleaguesMutation } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";
import { ThreadList } from "./ThreadList";
import { WriteForm } from "./WriteForm";

/** Messages that staff begin, to the client or to colleagues, and all that was said, in one thread. (DESK-25, DESK-34) */
export function PlanThread({ plan }: { readonly plan: SupportPlan }) {
  const may = useMay();
  const { TravelPlanId, ClientLanguage, Thread, Mails, Notes, Bookings } = plan;
  return (
    <Box
      {...deskRow("thread")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: "12px",
        "& > form, & > [data-row]": { flex: "1 1 100%", minWidth: 0 },
      }}
    >
      {may(supportContract.writeToClient) && (
        <WriteForm planId={TravelPlanId} thread={Thread} language={ClientLanguage} />
      )}
      <ColleaguesForm planId={TravelPlanId} />
      <div {...deskRow()}>
        <ThreadList items={threadOf({ Mails, Notes, Written: Thread.Written })} />
      </div>
      {Bookings.some(({ VoucherNumber }) => VoucherNumber !== null) && (
        <ReasonAction act={{ kind: "vouchers", id: TravelPlanId }} />
      )}
    </Box>
  );
}

/** A note to colleagues, which the client never sees. (DESK-25) */
function ColleaguesForm({ planId }: { readonly planId: number }) {
  const [note] = useNoteForColleaguesMutation();
  return (
    <ReasonForm
      name={`colleagues-${planId}`}
      title={<FormattedMessage id="support.thread.colleagues" />}
      label={<FormattedMessage id="support.thread.colleaguesLabel" />}
      hint={<FormattedMessage id="support.thread.colleaguesHint" />}
      act={(Message) => note({ TravelPlanId: planId, Message })}
    />
  );
}
