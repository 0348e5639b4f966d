import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { cancellationPolicyPath } from "../../../../../features/information/information.pages";
import { CancellationSummary } from "../../../../../features/plan/web/bookings/CancellationSummary";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../../platform/web/intl/useStayWords";
import { useServerTime } from "../../../../../platform/web/serverNow";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { RoomClass } from "../../../../../shared/lodgingCodes";
import type { HotelStay } from "../../../lodging.schemas";
import { phasesOf } from "../../phasesOf";

type Props = {
  /** The cheapest room of the stay; null without days, or if no room is free. */
  readonly cheapest: HotelStay["Cheapest"];
  /** The number of nights of the stay. */
  readonly nights: number;
  readonly waits: boolean;
};

/**
 * The cost of cancelling: one line with dates for a stay, its amounts collapsed; otherwise by the policy. (REFUND-19)
 */
export function HotelCancellation({ cheapest, nights, waits }: Props) {
  const now = useServerTime();
  // A villa has only one price, so it is no example.
  const example = cheapest && cheapest.RoomClassId !== RoomClass.WholeVilla && <Example cheapest={cheapest} />;
  return (
    <Section title={<FormattedMessage id="cancellation.title" />}>
      {waits && <Skeleton variant="rounded" height={44} />}
      {!waits && cheapest && (
        <CancellationSummary
          phases={phasesOf(cheapest)}
          sold={{ amount: cheapest.Price, units: nights }}
          unit="nights"
          lead={example}
          unpaid
          now={now}
        />
      )}
      {!waits && !cheapest && (
        <p>
          <FormattedMessage
            id="lodging.property.cancelling"
            values={{
              policy: (words) => (
                <TextLink key="policy" to={cancellationPolicyPath()}>
                  {words}
                </TextLink>
              ),
            }}
          />
        </p>
      )}
    </Section>
  );
}

function Example({ cheapest }: { readonly cheapest: NonNullable<HotelStay["Cheapest"]> }) {
  const money = useCardMoney();
  const { room } = useStayWords();
  const { RoomClassCode, MealsPlanCode, Price } = cheapest;
  return (
    <FormattedMessage
      id="lodging.property.cancellingOf"
      values={{ room: room(RoomClassCode, MealsPlanCode), price: money(Price) }}
    />
  );
}
