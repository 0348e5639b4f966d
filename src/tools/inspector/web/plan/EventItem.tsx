import { type FormikValues, getIn } from "formik";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutEvent, CheckoutEventType } from "../../../../features/plan/checkout/checkout.events";
import type { GuardName } from "../../../../features/plan/checkout/checkout.guards";
import { guardsOf, whyNot } from "../../../../features/plan/checkout/checkout.reasons";
import { type CheckoutSnapshot, type StateName, stateName } from "../../../../features/plan/checkout/checkout.states";
import { useForm } from "../../../../platform/web/forms/useForm";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import { RefusalText } from "../../../../platform/web/ui/failures/RefusalText";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Instant } from "../../../../shared/instant";
import type { Refusal } from "../../../../shared/refusals";
import { type Draft, eventOf } from "../../event/event-draft";
import { beyondTheEvent, eventFields, type SentEvent } from "../../event/event-fields";
import { Code, Fold, PlainList } from "../toolParts";
import { EventFieldInput } from "./EventFieldInput";

type Props = {
  readonly type: CheckoutEventType;
  readonly snapshot: CheckoutSnapshot;
  readonly now: Instant;
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly startsOpen?: boolean;
  /** Sends it; resolves to the server's text if it was refused. */
  readonly onSend: (event: SentEvent, asked: CheckoutEvent) => Promise<string | null>;
};

/** One event: whether the plan would accept it with this payload, why not, and the button that sends it. */
export function EventItem({ type, snapshot, now, draft, disabled, startsOpen = false, onSend }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<FormikValues>({
    // Fields that were not edited follow the plan's draft.
    initialValues: {},
    send: async () => {
      if (!event || disabled) return undefined;
      const { at: _at, ...sent } = event;
      const refused = await onSend(sent, event);
      setFailure(refused);
      // After a refusal the input is kept for correction.
      if (refused === null) form.formik.resetForm();
      return undefined;
    },
  });
  const values: Draft = { ...draft };
  for (const { path } of eventFields[type]) values[path] = getIn(form.values, path) ?? draft[path] ?? "";
  const event = eventOf(type, values, now);
  const refusals = event ? whyNot(snapshot, event) : [];
  const beyond = beyondTheEvent[type];

  return (
    <Fold data-event={type} open={startsOpen}>
      <summary>
        <Code>{type}</Code>
        <StatusChip tone={event && refusals.length === 0 ? "done" : "waiting"}>
          <FormattedMessage id={statusMessage(event, refusals.length)} />
        </StatusChip>
      </summary>
      <div>
        <form
          onSubmit={form.submit}
          noValidate
          style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 }}
        >
          {eventFields[type].map((field) => (
            <EventFieldInput
              key={field.path}
              type={type}
              field={field}
              value={values[field.path] ?? ""}
              context={snapshot.context}
              onChange={(value) => void form.formik.setFieldValue(field.path, value)}
            />
          ))}
          <EventRefusals
            refusals={refusals}
            guards={guardsOf(snapshot, type)}
            state={stateName(snapshot)}
            type={type}
          />
          {beyond && (
            <Callout kind="info">
              <FormattedMessage id={`inspector.beyond.${beyond}`} />
            </Callout>
          )}
          {failure !== null && (
            <Callout kind="error" announce>
              {failure || <FormattedMessage id="inspector.events.failed" />}
            </Callout>
          )}
          <div>
            <BusyButton type="submit" variant="outlined" loading={form.sending} disabled={disabled || !event}>
              <FormattedMessage id="inspector.events.send" />
            </BusyButton>
          </div>
        </form>
      </div>
    </Fold>
  );
}

function statusMessage(event: CheckoutEvent | null, refusals: number) {
  if (!event) return "inspector.events.incomplete";
  return refusals === 0 ? "inspector.events.possible" : "inspector.events.refused";
}

type EventRefusalsProps = {
  readonly refusals: readonly Refusal[];
  readonly guards: readonly GuardName[];
  readonly state: StateName;
  readonly type: CheckoutEventType;
};

/** Why the chart would refuse an event: the guard, its reasons as text, and their facts. */
function EventRefusals({ refusals, guards, state, type }: EventRefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <div>
      {guards.length > 0 && (
        <p>
          <FormattedMessage id="inspector.refusals.guard" values={{ guard: <Code>{guards.join(", ")}</Code> }} />
        </p>
      )}
      <PlainList>
        {refusals.map((refusal) => (
          <li key={JSON.stringify(refusal)}>
            {refusal.code === "notInState" ? (
              <FormattedMessage
                id="inspector.refusals.notKnown"
                values={{ state: <Code>{state}</Code>, event: <Code>{type}</Code> }}
              />
            ) : (
              <RefusalText refusal={refusal} />
            )}{" "}
            <Code>{factsOf(refusal)}</Code>
          </li>
        ))}
      </PlainList>
    </div>
  );
}

/** `bookingNotConfirmed (booking 812, status requested)` */
function factsOf({ code, facts }: Refusal): string {
  const known = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return known.length > 0 ? `${code} (${known.join(", ")})` : code;
}
