import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CheckoutSnapshot } from "../../../features/checkout/checkout.states";
import { upcoming } from "../../../features/checkout/checkout.upcoming";
import type { Instant } from "../../../shared/instant";
import { Callout } from "../../../web/ui/Callout";
import { serverText } from "../../../web/ui/serverText";
import { TextField } from "../../../web/ui/TextField";
import { dayAndHour } from "../event-draft";
import type { ClockMove } from "../inspector.schemas";
import { useTime } from "./HistoryPanel";
import { useMoveClockMutation } from "./inspector.api";
import { Row } from "./toolParts";

const hours = [1, 24, 48, 72] as const;

type Props = {
  readonly now: Instant;
  /** The plan whose next deadline the clock may be moved to. */
  readonly snapshot: CheckoutSnapshot | null;
  readonly onMoved: (move: { advance: string } | { to: number }) => void;
};

/** The clock that server and browser share: forward only, for everybody on this server. */
export function ClockPanel({ now, snapshot, onMoved }: Props) {
  const [move, { error, isLoading }] = useMoveClockMutation();
  const [instant, setInstant] = useState(() => dayAndHour(now));
  const time = useTime();
  const next = snapshot
    ? upcoming(snapshot.context, (tag) => snapshot.hasTag(tag)).find(({ type, at }) => type === "deadline" && at > now)
    : undefined;

  const go = async (by: ClockMove & ({ advance: string } | { to: number })) => {
    const answer = await move(by);
    if (!answer.error) onMoved(by);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = Date.parse(`${instant}Z`);
    if (!Number.isNaN(to)) void go({ to });
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
      {next?.type === "deadline" && (
        <div>
          <Button variant="outlined" disabled={isLoading} onClick={() => void go({ to: next.at })}>
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
          {serverText(error) ?? <FormattedMessage id="inspector.clock.failed" />}
        </Callout>
      )}
    </>
  );
}
