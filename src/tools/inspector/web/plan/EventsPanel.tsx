import { FormattedMessage } from "react-intl";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import type { CheckoutSnapshot } from "../../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../../shared/instant";
import { draftOf } from "../../event/event-draft";
import { eventTypes, type SentEvent } from "../../event/event-fields";
import { PlainList } from "../toolParts";
import { EventItem } from "./EventItem";

type Props = {
  readonly snapshot: CheckoutSnapshot;
  /** Epoch ms. */
  readonly now: Instant;
  /** An id for a new attempt. */
  readonly freshAttempt: string;
  readonly traveling: boolean;
  readonly onSend: (event: SentEvent, asked: CheckoutEvent) => Promise<string | null>;
};

/** Every event of the chart: possible or refused, with its payload and the reasons. */
export function EventsPanel({ snapshot, now, freshAttempt, traveling, onSend }: Props) {
  const draft = draftOf(snapshot.context, now, freshAttempt);
  return (
    <>
      <p>
        <FormattedMessage id={traveling ? "inspector.events.traveling" : "inspector.events.lead"} />
      </p>
      <PlainList>
        {eventTypes.map((type) => (
          <li key={type}>
            <EventItem type={type} snapshot={snapshot} now={now} draft={draft} disabled={traveling} onSend={onSend} />
          </li>
        ))}
      </PlainList>
    </>
  );
}
