import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { string } from "yup";
import { schemaOf } from "../../../../../platform/web/forms/rules";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { RadioCards } from "../../../../../platform/web/ui/fields/RadioCards";
import { TitledDialog } from "../../../../../platform/web/ui/TitledDialog";
import { havanaInstant } from "../../../../../shared/havana";
import type { Instant } from "../../../../../shared/instant";
import type { Waiting } from "../../../inbox/inbox.schemas";
import { latestReturn, proposedTimes, snoozeProblem } from "../../../inbox/snooze.rules";
import { ActionForm } from "../../parts/ActionForm";
import { HourField } from "../../parts/HourField";
import { type Failed, runSequentially } from "../../parts/runSequentially";
import { useSnoozeWaitingMutation } from "../../shell/support.api";
import { FailedItems } from "./FailedItems";

const Pair = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: 12 });

const choices = ["client", "tomorrow", "monday", "own"] as const;
type Choice = (typeof choices)[number];
type Values = { Choice: Choice; Day: string; Hour: string };

const free = string();
const schema = schemaOf<Values>()({
  Choice: free,
  Day: free.when("Choice", {
    is: "own" satisfies Choice,
    // biome-ignore lint/suspicious/noThenProperty: the name is yup's.
    then: (day) => day.required("support.snooze.dayMissing"),
  }),
  Hour: free,
});

type Props = {
  readonly items: readonly Waiting[];
  readonly now: Instant;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Snoozes items: until their clients write or act, or until a time in Havana. Each is a separate call. (DESK-111) */
export function SnoozeDialog({ items, now, onClose, onDone }: Props) {
  const { instant } = useHavanaTime();
  const [snooze] = useSnoozeWaitingMutation();
  const [failed, setFailed] = useState<readonly Failed<Waiting>[]>([]);
  const times = proposedTimes(now);
  const only = items.length === 1 ? items[0] : undefined;
  const initialValues: Values = { Choice: "client", Day: "", Hour: times.tomorrow.Hour };
  const send = async ({ Choice, Day, Hour }: Values) => {
    const own = Choice === "own" ? { Day, Hour } : undefined;
    const until = Choice === "client" ? { Day: null, Hour: null } : (own ?? times[Choice as "tomorrow"]);
    const put = ({ Kind, ItemId }: Waiting) => snooze({ Kind, ItemId, ...until });
    if (only) return put(only);
    const refused = await runSequentially(items, put);
    setFailed(refused);
    if (refused.length === 0) onDone();
    return undefined;
  };
  const offered = choices.filter((one) => one !== "monday" || times.monday.Day !== times.tomorrow.Day);
  const isOver = (choice: Choice) => {
    if (!only || choice === "own" || choice === "client") return false;
    const { Day, Hour } = times[choice];
    return snoozeProblem(only, havanaInstant(Day, Hour), now) !== null;
  };
  const latest = only ? latestReturn(only, now) : Number.POSITIVE_INFINITY;
  return (
    <TitledDialog
      title={<FormattedMessage id="support.snooze.title" values={{ count: items.length }} />}
      onClose={onClose}
      closesItself
    >
      <ActionForm
        name="snooze"
        initialValues={initialValues}
        schema={schema}
        send={send}
        onDone={onDone}
        submit={<FormattedMessage id="support.snooze.send" />}
        onBack={onClose}
        wide
      >
        {({ Field, values }) => (
          <>
            <Field
              as={RadioCards}
              name="Choice"
              label={<FormattedMessage id="support.snooze.until" />}
              choices={offered.map((value) => ({
                value,
                title: <FormattedMessage id={`support.snooze.until.${value}`} />,
                disabled: isOver(value),
                detail:
                  value === "client" ? (
                    <FormattedMessage
                      id="support.snooze.clientText"
                      values={{ ends: Number.isFinite(latest) ? "yes" : "no", latest: instant(latest) }}
                    />
                  ) : isOver(value) ? (
                    <FormattedMessage id="support.snooze.isOver" />
                  ) : value === "own" ? undefined : (
                    instant(havanaInstant(times[value].Day, times[value].Hour))
                  ),
              }))}
            />
            {values.Choice === "own" && (
              <Pair>
                <Field as={DateField} name="Day" label={<FormattedMessage id="support.snooze.day" />} required />
                <Field as={HourField} name="Hour" />
              </Pair>
            )}
            <FailedItems failed={failed} />
          </>
        )}
      </ActionForm>
    </TitledDialog>
  );
}
