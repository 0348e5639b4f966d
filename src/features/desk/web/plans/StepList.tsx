import Box from "@mui/material/Box";
import { Fragment } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../platform/web/ui/DottedLine";
import { RefusalText } from "../../../../platform/web/ui/RefusalText";
import { MINUTE } from "../../../../shared/instant";
import type { DueItem, PlanStep } from "../../plans.schemas";
import { DeskList } from "../DeskList";
import { When } from "../When";
import { ActorText } from "./ActorText";
import { RowNote } from "./RowNote";
import { StateText } from "./StateText";

/** Every fact of the plan in its order, and the state after it. */
export function StepList({ steps }: { readonly steps: readonly PlanStep[] }) {
  return (
    <DeskList items={steps} keyOf={({ Seq }) => Seq} none={<FormattedMessage id="support.steps.none" />}>
      {(step) => <Step step={step} />}
    </DeskList>
  );
}

function Step({ step }: { readonly step: PlanStep }) {
  const money = useMoney();
  const { Seq, Type, At, RecordedAt, Actor, State, BookingId, Amount, Checks, Due } = step;
  return (
    <>
      <p>
        <DottedLine>
          <span>
            {Seq}. {Due.length > 0 ? <Fallen due={Due} /> : <FormattedMessage id={`support.event.${Type}`} />}
          </span>
          {BookingId !== null && <FormattedMessage id="support.booking" values={{ id: BookingId }} />}
          {Amount !== null && money(Amount)}
        </DottedLine>
        {"→ "}
        <strong>
          <StateText state={State} />
        </strong>
      </p>
      {Checks.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {Checks.map((refusal) => (
            <li key={JSON.stringify(refusal)}>
              <RefusalText refusal={refusal} />
            </li>
          ))}
        </Box>
      )}
      <RowNote>
        <DottedLine>
          <When at={At} />
          <ActorText actor={Actor} />
          {RecordedAt - At >= MINUTE && (
            <FormattedMessage id="support.steps.recordedLater" values={{ when: <When at={RecordedAt} /> }} />
          )}
        </DottedLine>
      </RowNote>
    </>
  );
}

/** Which deadline it was that the clock enforced, or of which it reminded. */
function Fallen({ due }: { readonly due: readonly DueItem[] }) {
  return due.map(({ What, Kind, HoursBefore, BookingId }, place) => (
    <Fragment key={`${What}-${Kind}-${HoursBefore}-${BookingId}`}>
      {place > 0 && ", "}
      <FormattedMessage
        id={`support.steps.${What}`}
        values={{ kind: Kind, hours: HoursBefore ?? 0, booking: BookingId ?? 0 }}
      />
    </Fragment>
  ));
}
