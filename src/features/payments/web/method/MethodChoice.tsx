import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import type { PurchaseMethod } from "../../payments.schemas";

type Props = {
  readonly methods: readonly PurchaseMethod[];
  readonly chosen: number | null;
  readonly busy: boolean;
  readonly onChoose: (methodId: number) => void;
};

/** The list of payment methods: what each costs, and what happens when it is chosen. */
export function MethodChoice({ methods, chosen, busy, onChoose }: Props) {
  const money = useMoney();
  return (
    <RadioCards
      name="method"
      label={<FormattedMessage id="payment.methods.label" />}
      value={chosen === null ? undefined : String(chosen)}
      choices={methods.map(({ Id, Name, Text, Charge }) => ({
        value: String(Id),
        title: Name,
        detail: (
          <Typography component="span" className="tabular" sx={{ display: "block", font: "inherit", fontWeight: 600 }}>
            {Charge === 0 ? (
              <FormattedMessage id="payment.methods.free" />
            ) : (
              <FormattedMessage id="payment.methods.charge" values={{ charge: money(Charge) }} />
            )}
          </Typography>
        ),
        more: Text,
        disabled: busy && Id !== chosen,
      }))}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
