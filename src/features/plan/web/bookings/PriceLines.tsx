import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../platform/web/messages";
import type { Booking } from "../../plan.schemas";

const List = styled("dl")({
  display: "grid",
  gap: 6,
  "& > div": { display: "flex", gap: 16, justifyContent: "space-between", alignItems: "baseline" },
  "& dd": { margin: 0, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
});

const texts: Readonly<Record<string, MessageId>> = {
  rental: "price.rental",
  agreed: "price.agreed",
  youngDriver: "price.youngDriver",
  seniorDriver: "price.seniorDriver",
  airportPickUp: "price.airportPickUp",
  extraDriver: "price.extraDriver",
  childSeat: "price.childSeat",
  oneWay: "price.oneWay",
  fullTank: "price.fullTank",
  room: "price.room",
  villa: "price.villa",
  extraAdult: "price.extraAdult",
  child: "price.child",
  childOf: "price.childOf",
  infant: "price.infant",
};

type Props = { readonly lines: Booking["PriceLines"]; readonly currency: string };

/** Lines of a price, each named after its code with its facts written out. */
export function PriceLines({ lines, currency }: Props) {
  const intl = useIntl();
  const money = useMoney();
  const written = (amount: string | number | undefined) =>
    typeof amount === "number" ? money(amount, currency) : amount;
  return (
    <List>
      {lines.map(({ Code, Amount, Facts: { perDay, perNight, ...facts } }) => (
        <div key={`${Code} ${perDay ?? perNight} ${facts.fromAge}`}>
          <dt>
            {intl.formatMessage(
              { id: texts[Code] ?? "price.other" },
              { ...facts, perDay: written(perDay), perNight: written(perNight) },
            )}
          </dt>
          <dd>{money(Amount, currency)}</dd>
        </div>
      ))}
    </List>
  );
}
