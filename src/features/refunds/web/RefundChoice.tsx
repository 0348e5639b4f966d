import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import { radioLook } from "../../../platform/web/ui/fields/choiceLook";
import { figures } from "../../../platform/web/ui/money/moneyLook";
import type { RefundValues } from "../refunds.schemas";

const Pair = styled("fieldset")({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: "grid",
  gap: 16,
  "@media (min-width: 700px)": { gridTemplateColumns: "1fr 1fr" },
  "& legend": { fontWeight: 600, marginBottom: 12, padding: 0 },
});

const Way = styled("label")({
  display: "grid",
  alignContent: "start",
  gap: 10,
  padding: 20,
  border: `2px solid ${token("sand")}`,
  borderRadius: 12,
  background: token("surface"),
  cursor: "pointer",
  "&:has(:checked)": { borderColor: token("sea"), background: token("seaWash") },
  "&:has(:focus-visible)": { outline: `3px solid ${token("focus")}`, outlineOffset: 2 },
  "& input": { ...radioLook, width: 22, height: 22, outline: "none" },
  "& ul": { margin: 0, paddingInlineStart: 20, display: "grid", gap: 4, fontSize: "0.9375rem" },
});

const Title = styled("span")({ display: "flex", alignItems: "center", gap: 10, fontWeight: 700 });
const Figure = styled("span")(figures("lg", 800));

type Props = {
  readonly values: RefundValues;
  /** The client reports that the supplier failed: everything is refunded. */
  readonly supplierFault: boolean;
  readonly field: Pick<ComponentProps<"input">, "name" | "value" | "onChange" | "onBlur">;
};

/** Both kinds of refund: how much, what is kept, and where it goes. */
export function RefundChoice({ values, supplierFault, field: { name, value: chosen, onChange, onBlur } }: Props) {
  const ways = [
    ["client", values.ToClient],
    ["fund", values.ToFund],
  ] as const;
  const money = useMoney();
  return (
    <Pair>
      <legend>
        <FormattedMessage id="refund.choice.legend" />
      </legend>
      {ways.map(([destination, option]) => (
        <Way key={destination}>
          <Title>
            <input
              type="radio"
              name={name}
              value={destination}
              checked={chosen === destination}
              onChange={onChange}
              onBlur={onBlur}
            />
            <FormattedMessage id={`refund.choice.${destination}`} />
          </Title>
          <Figure>{money(supplierFault ? option.Amount + option.Charge : option.Amount)}</Figure>
          <ul>
            {option.Charge > 0 && !supplierFault ? (
              <FormattedMessage id="refund.choice.charge" values={{ charge: money(option.Charge) }} tagName="li" />
            ) : (
              <FormattedMessage id="refund.choice.noCharge" tagName="li" />
            )}
            {destination === "client" ? <ToMethod values={values} /> : <ToFund values={values} />}
            {option.ToLots > 0 && (
              <FormattedMessage id="refund.choice.toLots" values={{ amount: money(option.ToLots) }} tagName="li" />
            )}
          </ul>
        </Way>
      ))}
    </Pair>
  );
}

function ToMethod({ values: { CardLast4, CardBrand } }: Pick<Props, "values">) {
  return CardLast4 === null ? (
    <FormattedMessage id="refund.choice.method" tagName="li" />
  ) : (
    <FormattedMessage id="refund.choice.card" values={{ brand: CardBrand ?? "", last4: CardLast4 }} tagName="li" />
  );
}

function ToFund({ values: { ToFund: option } }: Pick<Props, "values">) {
  const { instant } = useHavanaTime();
  return (
    <>
      <FormattedMessage id="refund.choice.atOnce" tagName="li" />
      {option.ToNewLot > 0 && (
        <FormattedMessage id="refund.choice.expires" values={{ until: instant(option.ExpiresAt) }} tagName="li" />
      )}
      <FormattedMessage id="refund.choice.notPaidOut" tagName="li" />
    </>
  );
}
