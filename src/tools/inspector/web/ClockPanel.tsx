import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { nextDeadlineOf } from "../../../features/plan/checkout/checkout.log";
import type { CheckoutSnapshot } from "../../../features/plan/checkout/checkout.states";
import { Callout } from "../../../platform/web/ui/Callout";
import { TextField } from "../../../platform/web/ui/TextField";
import type { Instant } from "../../../shared/instant";
import { dayAndHour, instantOf } from "../event-draft";
import type { MovedClock } from "../playwright-test";
import { failureText } from "./failureText";
import { useTime } from "./HistoryPanel";
import { useMoveClockMutation } from "./inspector.api";
import { Row } from "./toolParts";

const hours = [1, 24, 48, 72] as const;

type Props = {
  readonly now: Instant;
  /** The plan whose next deadline the clock may be moved to. */
  readonly snapshot: CheckoutSnapshot | null;
  readonly onMoved: (move: MovedClock) => void;
};

/** The clock that server and browser share: forward only, for everybody on this server. */
export function ClockPanel({ now, snapshot, onMoved }: Props) {
  const [move, { error, isLoading }] = useMoveClockMutation();
  const [instant, setInstant] = useState(() => dayAndHour(now));
  const [unreadable, setUnreadable] = useState(false);
  const time = useTime();
  const next = snapshot && nextDeadlineOf(snapshot, now);

  const go = async (by: { advance: string } | { to: Instant }, moved: MovedClock = by) => {
    setUnreadable(false);
    const answer = await move(by);
    if (!answer.error) onMoved(moved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = instantOf(instant);
    if (Number.isNaN(to)) setUnreadable(true);
    else void go({ to });
  };

  return (
    <>
      <p>
        <FormattedMessage id="inspector.clock.now" values={{ time: time(now) }} />
      </p>
      <Row>
        {hours.map((count) => (
          <Button
            key={count}
            variant="outlined"
            disabled={isLoading}
            onClick={() => void go({ advance: `PT${count}H` })}
          >
            <FormattedMessage id="inspector.clock.hours" values={{ count }} />
          </Button>
        ))}
      </Row>
      {next && (
        <div>
          <Button variant="outlined" disabled={isLoading} onClick={() => void go({ to: next.at }, "toDeadline")}>
            <FormattedMessage id="inspector.clock.deadline" values={{ kind: next.kind, time: time(next.at) }} />
          </Button>
        </div>
      )}
      <form onSubmit={submit} noValidate>
        <Row sx={{ alignItems: "end" }}>
          <TextField
            name="clock-to"
            type="datetime-local"
            label={<FormattedMessage id="inspector.clock.to" />}
            error={unreadable && <FormattedMessage id="inspector.clock.unreadable" />}
            value={instant}
            onChange={({ target }) => setInstant(target.value)}
          />
          <Button type="submit" variant="outlined" disabled={isLoading}>
            <FormattedMessage id="inspector.clock.go" />
          </Button>
        </Row>
      </form>
      {error && (
        <Callout kind="error" announce>
          {failureText(error) ?? <FormattedMessage id="inspector.clock.failed" />}
        </Callout>
      )}
    </>
  );
}
