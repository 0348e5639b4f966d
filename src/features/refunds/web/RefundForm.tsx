import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { newRequestKey } from "../../../platform/web/booking/newRequestKey";
import { wasRefused } from "../../../platform/web/booking/wasRefused";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { Callout } from "../../../platform/web/ui/Callout";
import { CheckboxField } from "../../../platform/web/ui/CheckboxField";
import { serverText } from "../../../platform/web/ui/serverText";
import { TextField } from "../../../platform/web/ui/TextField";
import type { Destination } from "../refunds.rules";
import type { RefundValues } from "../refunds.schemas";
import { RefundChoice } from "./RefundChoice";
import { useRefundToClientMutation, useRefundToFundMutation } from "./refunds.api";

const Form = styled("form")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 });

/** Chooses where the money goes and refunds, or asks the desk to. */
export function RefundForm({ values }: { readonly values: RefundValues }) {
  const [destination, setDestination] = useState<Destination>("client");
  const [supplierFault, setSupplierFault] = useState(false);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const key = useRef(newRequestKey());
  const [toClient, clientState] = useRefundToClientMutation();
  const [toFund, fundState] = useRefundToFundMutation();
  const money = useMoney();

  const { error, isLoading } = destination === "client" ? clientState : fundState;
  const option = destination === "client" ? values.ToClient : values.ToFund;
  const amount = supplierFault ? option.Amount + option.Charge : option.Amount;
  const decidesDesk = supplierFault || !values.SelfService;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(supplierFault && given === "");
    if (isLoading || amount <= 0 || (supplierFault && given === "")) return;
    const body = { Key: key.current, Amount: amount, SupplierFault: supplierFault, ...(given && { Reason: given }) };
    const answer = await (destination === "client" ? toClient : toFund)({ id: values.BookingId, body });
    // What was refused may be asked again in another way: that is another refund.
    if (wasRefused(answer.error)) key.current = newRequestKey();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <RefundChoice {...{ values, supplierFault }} chosen={destination} onChoose={setDestination} />
      <div>
        <CheckboxField
          name="supplierFault"
          label={<FormattedMessage id="refund.supplierFault" />}
          hint={<FormattedMessage id="refund.supplierFault.hint" />}
          checked={supplierFault}
          onChange={({ target }) => setSupplierFault(target.checked)}
        />
        {decidesDesk && (
          <TextField
            name="reason"
            label={<FormattedMessage id="refund.reason" />}
            hint={<FormattedMessage id="refund.reason.hint" />}
            error={missing && <FormattedMessage id="refund.reason.missing" />}
            value={reason}
            maxLength={300}
            required={supplierFault}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
      <Callout kind="warning">
        <FormattedMessage id={decidesDesk ? "refund.warning.desk" : "refund.warning.now"} />
      </Callout>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="refund.failed" />}
        </Callout>
      )}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={isLoading}
        disabled={amount <= 0}
        sx={{ justifySelf: { xs: "stretch", sm: "start" } }}
      >
        <FormattedMessage
          id={decidesDesk ? "refund.action.ask" : `refund.action.${destination}`}
          values={{ amount: money(amount) }}
        />
      </Button>
    </Form>
  );
}
