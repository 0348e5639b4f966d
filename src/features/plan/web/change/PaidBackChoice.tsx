import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import { Section } from "../../../../platform/web/ui/page/Section";
import { type Destination, destinations } from "../../../../shared/enumerations";
import type { PaidBack } from "../../change/change.schemas";

type Props = {
  readonly back: PaidBack;
  readonly chosen: Destination;
  readonly onChoose: (destination: Destination) => void;
};

/** The refund if a paid booking is changed to a cheaper one, and its destination. (PLAN-42) */
export function PaidBackChoice({ back, chosen, onChoose }: Props) {
  const money = useMoney();
  const { Amount, ToMethod, ToLots, Lost, CardLast4 } = back;
  return (
    <Section title={<FormattedMessage id="change.back.title" values={{ amount: money(Amount - Lost) }} />}>
      {ToMethod > 0 && (
        <RadioCards
          label={<FormattedMessage id="change.back.where" values={{ amount: money(ToMethod) }} />}
          name="refundTo"
          value={chosen}
          choices={destinations.map((value) => ({
            value,
            title: <FormattedMessage id={`change.back.${value}`} values={{ card: CardLast4 ?? "no" }} />,
            detail: <FormattedMessage id={`change.back.${value}.detail`} />,
          }))}
          onChange={({ target }) => onChoose(target.value === "fund" ? "fund" : "client")}
        />
      )}
      {ToLots > Lost && (
        <p>
          <FormattedMessage id="change.back.lots" values={{ amount: money(ToLots - Lost) }} />
        </p>
      )}
      {Lost > 0 && (
        <p>
          <FormattedMessage id="change.back.lost" values={{ amount: money(Lost) }} />
        </p>
      )}
    </Section>
  );
}
