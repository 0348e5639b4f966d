import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Fragment, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../platform/web/ui/Callout";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { MINUTE } from "../../../../shared/instant";
import type { DueItem, PlanStep } from "../../plans/plans.schemas";
import { DeskList } from "../DeskList";
import { DeskRefusal } from "../DeskRefusal";
import { useMorePlanStepsMutation } from "../support.api";
import { When } from "../When";
import { ActorText } from "./rows/ActorText";
import { RowNote } from "./rows/RowNote";
import { StateText } from "./StateText";

type Props = Readonly<{ planId: number; first: readonly PlanStep[]; count: number }>;

/**
 * Every fact of the plan in its order, and the state after it: the first ones, and more when they are asked for. What has
 * happened does not change, so that those that were fetched stay. (SPEED-11)
 */
export function StepList({ planId, first, count }: Props) {
  const [more, setMore] = useState<readonly PlanStep[]>([]);
  const [fetchMore, { isLoading, isError }] = useMorePlanStepsMutation();
  const last = first.at(-1)?.Seq ?? 0;
  const steps = [...first, ...more.filter(({ Seq }) => Seq > last)];
  const showMore = async () => {
    const { data = [] } = await fetchMore({ planId, after: steps.at(-1)?.Seq ?? 0 });
    setMore([...more, ...data]);
  };
  return (
    <>
      <DeskList items={steps} keyOf={({ Seq }) => Seq} none={<FormattedMessage id="support.steps.none" />}>
        {(step) => <Step step={step} />}
      </DeskList>
      {steps.length < count && (
        <Button variant="outlined" onClick={showMore} loading={isLoading} sx={{ mt: 2 }}>
          <FormattedMessage id="support.steps.more" values={{ shown: steps.length, all: count }} />
        </Button>
      )}
      {isError && (
        <Callout kind="error" announce>
          <FormattedMessage id="support.steps.failed" />
        </Callout>
      )}
    </>
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
              <DeskRefusal refusal={refusal} />
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
