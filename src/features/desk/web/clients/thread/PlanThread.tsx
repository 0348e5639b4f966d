import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import type { SupportPlan } from "../../../plans/plans.schemas";
import { supportContract } from "../../../support.contract";
import { DeskList } from "../../parts/DeskList";
import { ReasonForm } from "../../parts/ReasonForm";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskRow } from "../../shell/deskRows";
import { useNoteForColleaguesMutation } from "../../shell/support.api";
import { useMay } from "../../shell/useMay";
import { WriteForm } from "./WriteForm";

const Words = styled("p")({ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "46rem" });

/** Notes that only colleagues read have another background. */
const Internal = styled("div")({
  display: "grid",
  gap: 4,
  padding: "10px 12px",
  borderInlineStart: `4px solid ${token("mango")}`,
  background: token("sunken"),
});

/** Messages that staff begin, to the client or to colleagues, and what was written before. (DESK-25) */
export function PlanThread({ plan }: { readonly plan: SupportPlan }) {
  const may = useMay();
  const { TravelPlanId, ClientLanguage, Thread } = plan;
  return (
    <Box {...deskRow("thread")} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {may(supportContract.writeToClient) && (
        <WriteForm planId={TravelPlanId} thread={Thread} language={ClientLanguage} />
      )}
      <ColleaguesForm planId={TravelPlanId} />
      <DeskList items={Thread.Written} keyOf={({ Key }) => Key} none={<FormattedMessage id="support.thread.none" />}>
        {({ At, To, By, Subject, Message, Unreadable }) => {
          const words = (
            <>
              {Subject !== "" && (
                <strong>
                  <VerbatimText>{Subject}</VerbatimText>
                </strong>
              )}
              <Words>
                <VerbatimText unreadable={Unreadable}>{Message}</VerbatimText>
              </Words>
              <RowNote>
                <DottedLine>
                  <FormattedMessage id="support.thread.to" values={{ to: To }} />
                  {By}
                  <When at={At} />
                </DottedLine>
              </RowNote>
            </>
          );
          return To === "colleagues" ? <Internal>{words}</Internal> : words;
        }}
      </DeskList>
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
