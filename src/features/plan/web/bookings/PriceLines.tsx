import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../shared/messageId";
import type { PriceLine } from "../../../../shared/schemas";

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

/** Names a line of a price by its code, with its facts. */
export function usePriceLineText(currency?: string): (line: Pick<PriceLine, "Code" | "Facts">) => string {
  const intl = useIntl();
  const money = useMoney();
  const written = (amount: string | number | undefined) =>
    typeof amount === "number" ? money(amount, currency) : amount;
  return ({ Code, Facts: { perDay, perNight, ...facts } }) =>
    intl.formatMessage(
      { id: texts[Code] ?? "price.other" },
      { ...facts, perDay: written(perDay), perNight: written(perNight) },
    );
}

type Props = { readonly lines: readonly PriceLine[]; readonly currency: string };

/** Lines of a price with their amounts. */
export function PriceLines({ lines, currency }: Props) {
  const money = useMoney();
  const textOf = usePriceLineText(currency);
  return (
    <List>
      {lines.map((line) => (
        <div key={`${line.Code} ${line.Facts.perDay ?? line.Facts.perNight} ${line.Facts.fromAge}`}>
          <dt>{textOf(line)}</dt>
          <dd>{money(line.Amount, currency)}</dd>
        </div>
      ))}
    </List>
  );
}
