import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { nextDeadlineOf } from "../../../../features/plan/checkout/checkout.log";
import type { CheckoutSnapshot } from "../../../../features/plan/checkout/checkout.states";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useForm } from "../../../../platform/web/forms/useForm";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SECOND } from "../../../../shared/instant";
import type { MessageId } from "../../../../shared/messageId";
import { presentOf } from "../../browserClock";
import { dayAndSecond, instantOf } from "../../event/event-draft";
import type { MovedClock } from "../../story/playwright-test";
import { failureText } from "../failureText";
import { useMoveClockMutation } from "../inspector.api";
import type { Clocks } from "../plan/usePlanLog";
import { useTime } from "../plan/useTime";
import { Row } from "../toolParts";

const steps = [
  ["PT10S", "+10 s"],
  ["PT1M", "+1 min"],
  ["PT1H", "+1 h"],
  ["PT24H", "+24 h"],
  ["PT48H", "+48 h"],
  ["PT72H", "+72 h"],
] as const;

const schema = object({
  to: string()
    .nullable()
    .test({
      message: "inspector.clock.unreadable" satisfies MessageId,
      test: (typed) => typed === null || !Number.isNaN(instantOf(typed ?? "")),
    }),
});

type Props = {
  readonly clocks: Clocks;
  /** The plan to whose next deadline the clock can be moved. */
  readonly snapshot: CheckoutSnapshot | null;
  /** `ofAll`: everybody's clock was set. */
  readonly onMoved: (move: MovedClock, ofAll: boolean) => void;
};

/** Moves the clock of the plan's client, or everybody's: forward, stopped, or reset. (QA-3) */
export function ClockPanel({ clocks: { settings, skew, clientId }, snapshot, onMoved }: Props) {
  const [ofAll, setOfAll] = useState(false);
  const [move, { error, isLoading }] = useMoveClockMutation();
  const time = useTime();
  useEverySecond();

  const own = settings.clients[String(clientId)];
  const setting = ofAll ? settings.everybody : (own ?? settings.everybody);
  const now = presentOf(settings, ofAll ? null : clientId) + ("ahead" in setting ? skew : 0);
  const stands = "standsAt" in setting;
  const isSet = ofAll ? stands || setting.ahead !== 0 : own !== undefined;
  const next = snapshot && nextDeadlineOf(snapshot, now);

  const go = async (given: Exclude<MovedClock, "toDeadline">, moved: MovedClock = given): Promise<undefined> => {
    const answer = await move({ ...given, clientId: ofAll ? undefined : clientId });
    if (answer.error) return;
    form.formik.resetForm();
    onMoved(moved, ofAll);
  };
  const form = useForm<{ to: string | null }>({
    prefix: "clock",
    // Until it is edited, the field follows the clock.
    initialValues: { to: null },
    validationSchema: schema,
    shows: "onceSent",
    send: ({ to }) => go({ to: to === null ? now : instantOf(to) }),
  });

  return (
    <>
      <div style={{ maxWidth: 420 }}>
        <SelectField
          name="clock-whose"
          label={<FormattedMessage id="inspector.clock.whose" />}
          value={ofAll ? "all" : "client"}
          onChange={({ target }) => setOfAll(target.value === "all")}
        >
          <FormattedMessage id="inspector.clock.ofClient" values={{ client: String(clientId) }}>
            {(text) => <option value="client">{text}</option>}
          </FormattedMessage>
          <FormattedMessage id="inspector.clock.ofAll">
            {(text) => <option value="all">{text}</option>}
          </FormattedMessage>
        </SelectField>
      </div>
      <p style={{ fontVariantNumeric: "tabular-nums" }}>
        <FormattedMessage
          id="inspector.clock.now"
          values={{ time: <strong>{time(now)}</strong>, status: stands ? "stands" : isSet ? "ahead" : "unset" }}
        />
      </p>
      <Row>
        {steps.map(([advance, text]) => (
          <Button key={advance} variant="outlined" disabled={isLoading} onClick={() => void go({ advance })}>
            {text}
          </Button>
        ))}
      </Row>
      <Row>
        <Button variant="outlined" disabled={isLoading} onClick={() => void go({ stop: !stands })}>
          <FormattedMessage id={stands ? "inspector.clock.start" : "inspector.clock.stop"} />
        </Button>
        <Button variant="outlined" disabled={isLoading || !isSet} onClick={() => void go({ reset: true })}>
          <FormattedMessage id="inspector.clock.reset" />
        </Button>
      </Row>
      {next && (
        <div>
          <Button variant="outlined" disabled={isLoading} onClick={() => void go({ to: next.at }, "toDeadline")}>
            <FormattedMessage id="inspector.clock.deadline" values={{ kind: next.kind, time: time(next.at) }} />
          </Button>
        </div>
      )}
      <FormProvider form={form}>
        <form onSubmit={form.submit} noValidate>
          <Row sx={{ alignItems: "end" }}>
            <form.Field
              as={TextField}
              name="to"
              type="datetime-local"
              label={<FormattedMessage id="inspector.clock.to" />}
              value={form.values.to ?? dayAndSecond(now)}
              step={1}
            />
            <Button type="submit" variant="outlined" disabled={isLoading}>
              <FormattedMessage id="inspector.clock.go" />
            </Button>
          </Row>
        </form>
      </FormProvider>
      {error && (
        <Callout kind="error" announce>
          {failureText(error) ?? <FormattedMessage id="inspector.clock.failed" />}
        </Callout>
      )}
    </>
  );
}

/** Renders every second, to show the time passing. */
function useEverySecond(): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
}
