import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import { radioStyles } from "../../../platform/web/ui/fields/choiceStyles";
import { figures } from "../../../platform/web/ui/money/moneyLook";
import { REFUND_SHOWN_WITHIN_DAYS } from "../../../shared/constants";
import { lostOf } from "../refunds.rules";
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
  "& input": { ...radioStyles, width: 22, height: 22, outline: "none" },
  "& ul": { margin: 0, paddingInlineStart: 20, display: "grid", gap: 4, fontSize: "0.9375rem" },
});

const Title = styled("span")({ display: "flex", alignItems: "center", gap: 10, fontWeight: 700 });
const Figure = styled("span")(figures("lg", 800));

type Props = Pick<ComponentProps<"input">, "name" | "value" | "onChange" | "onBlur"> & {
  readonly values: RefundValues;
  /** The client reports that the supplier failed: everything is refunded, the payment method's charge included. */
  readonly supplierFault: boolean;
};

/** Both kinds of refund: the refunded amount, the kept amount with the reason, and the destination. (REFUND-5) */
export function RefundChoice({ values, supplierFault, name, value: chosen, onChange, onBlur }: Props) {
  const money = useMoney();
  const options = supplierFault ? values.IfSupplierFailed : values;
  const ways = [
    ["client", options.ToClient],
    ["fund", options.ToFund],
  ] as const;
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
          <Figure>{money(option.Amount - lostOf(option))}</Figure>
          <ul>
            {supplierFault ? (
              <FormattedMessage id="refund.choice.noCharge" tagName="li" />
            ) : (
              <KeptAmounts values={values} charge={option.Charge} />
            )}
            {option.ToMethod > 0 && <ToMethod values={values} />}
            <ToLots lots={option.Lots} />
            {destination === "fund" && option.Amount > lostOf(option) && (
              <InFund newLot={option.ToNewLot} values={values} />
            )}
          </ul>
        </Way>
      ))}
    </Pair>
  );
}

/** The amounts kept under the cancellation policy (`charge`), and of the payment method's charge. */
function KeptAmounts({ values, charge }: Pick<Props, "values"> & { readonly charge: number }) {
  const money = useMoney();
  const { MethodCharge, ToClient } = values;
  return (
    <>
      {charge > 0 && <FormattedMessage id="refund.choice.charge" values={{ charge: money(charge) }} tagName="li" />}
      {charge < ToClient.Charge && <FormattedMessage id="refund.choice.noPolicy" tagName="li" />}
      {MethodCharge > 0 && (
        <FormattedMessage id="refund.choice.methodCharge" values={{ charge: money(MethodCharge) }} tagName="li" />
      )}
      {ToClient.Charge + MethodCharge === 0 && <FormattedMessage id="refund.choice.noCharge" tagName="li" />}
    </>
  );
}

function ToMethod({ values: { CardLast4, CardBrand, Means } }: Pick<Props, "values">) {
  return (
    <>
      {CardLast4 === null ? (
        <FormattedMessage id="refund.choice.method" values={{ means: Means ?? "other" }} tagName="li" />
      ) : (
        <FormattedMessage id="refund.choice.card" values={{ brand: CardBrand ?? "", last4: CardLast4 }} tagName="li" />
      )}
      <FormattedMessage
        id="money.arrives"
        values={{ means: Means ?? "other", gone: "no", days: REFUND_SHOWN_WITHIN_DAYS }}
        tagName="li"
      />
    </>
  );
}

/** The outcome of the fund's part. (FUND-6) */
function ToLots({ lots }: { readonly lots: RefundValues["ToClient"]["Lots"] }) {
  const money = useMoney();
  const { instant } = useHavanaTime();
  return lots.map(({ Amount, Fate, Until }) => (
    <FormattedMessage
      key={`${Fate} ${Until}`}
      id={`refund.choice.lots.${Fate}`}
      values={{ amount: money(Amount), until: instant(Until) }}
      tagName="li"
    />
  ));
}

function InFund({ newLot, values: { ToFund } }: Pick<Props, "values"> & { readonly newLot: number }) {
  const { instant } = useHavanaTime();
  return (
    <>
      <FormattedMessage id="refund.choice.atOnce" tagName="li" />
      {newLot > 0 && (
        <FormattedMessage id="refund.choice.expires" values={{ until: instant(ToFund.ExpiresAt) }} tagName="li" />
      )}
      <FormattedMessage id="refund.choice.notPaidOut" tagName="li" />
    </>
  );
}
