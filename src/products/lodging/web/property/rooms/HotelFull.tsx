import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { HotelStay } from "../../../lodging.schemas";
import type { HotelDetail } from "../../../property.schemas";
import type { HotelView } from "../useHotelView";

type Props = { readonly hotel: HotelDetail; readonly stay: HotelStay; readonly view: HotelView };

/** No room on these days or for these guests: says why, and names the nearest free days. (LODGE-19) */
export function HotelFull({
  hotel: { Kind: kind },
  stay: { Choices, NearestFree, CurrencyCode },
  view: { change },
}: Props) {
  const { shortDay } = useHavanaTime();
  const money = useCardMoney();
  const fits = isForThem(Choices);
  const free = NearestFree.map(({ CheckIn, CheckOut, Price }) => (
    <Button key={CheckIn} variant="outlined" onClick={() => change({ CheckIn, CheckOut })}>
      <FormattedMessage
        id="lodging.property.freeStay"
        values={{ from: shortDay(CheckIn), to: shortDay(CheckOut), price: money(Price, CurrencyCode) }}
      />
    </Button>
  ));
  return (
    <Callout
      kind="warning"
      announce
      title={<WhyFull kind={kind} choices={Choices} />}
      {...(free.length > 0 && { action: free })}
    >
      <FormattedMessage id={why(fits, free.length)} values={{ kind }} />
    </Callout>
  );
}

type WhyProps = { readonly kind: HotelDetail["Kind"]; readonly choices: HotelStay["Choices"] };

/** Short: everything is taken, or too small for these guests. */
export function WhyFull({ kind, choices }: WhyProps) {
  return (
    <FormattedMessage
      id={isForThem(choices) ? "lodging.property.full" : "lodging.property.tooSmall"}
      values={{ kind }}
    />
  );
}

const isForThem = (choices: HotelStay["Choices"]) => choices.some(({ Fits }) => Fits);

function why(fits: boolean, free: number) {
  if (!fits) return "lodging.property.tooSmallWhy";
  return free > 0 ? "lodging.property.fullFree" : "lodging.property.fullLong";
}
