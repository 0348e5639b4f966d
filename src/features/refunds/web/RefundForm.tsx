import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { boolean, string } from "yup";
import { useStoredDraft } from "../../../platform/web/drafts/useStoredDraft";
import { FormProvider } from "../../../platform/web/forms/FormField";
import { filled, schemaOf } from "../../../platform/web/forms/rules";
import { useForm } from "../../../platform/web/forms/useForm";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { newRequestKey } from "../../../platform/web/requests/newRequestKey";
import { wasRefused } from "../../../platform/web/requests/wasRefused";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { CallFailed } from "../../../platform/web/ui/failures/CallFailed";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../platform/web/ui/status/Callout";
import type { Destination } from "../../../shared/enumerations";
import { LONGEST } from "../../../shared/longest";
import { refundsContract } from "../refunds.contract";
import { lostOf } from "../refunds.rules";
import type { RefundOrder, RefundValues } from "../refunds.schemas";
import { RefundChoice } from "./RefundChoice";
import { useRefundToClientMutation, useRefundToFundMutation } from "./refunds.api";

const Form = styled("form")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 });

type Order = { destination: Destination; supplierFault: boolean; reason: string };
const unasked: Order = {
  destination: "client",
  supplierFault: false,
  reason: "",
};
const schema = schemaOf<Order>()({
  destination: string(),
  supplierFault: boolean(),
  reason: string().when("supplierFault", ([fault], reason) => (fault ? filled("refund.reason.missing") : reason)),
});

/**
 * Chooses the destination of the money, and refunds it or sends a request to staff. The choice is stored until it is
 * sent.
 */
export function RefundForm({ values }: { readonly values: RefundValues }) {
  const key = useRef(newRequestKey());
  const [toClient] = useRefundToClientMutation();
  const [toFund] = useRefundToFundMutation();
  const money = useMoney();
  const optionOf = ({ destination, supplierFault }: Order) => {
    const { ToClient, ToFund } = supplierFault ? values.IfSupplierFailed : values;
    return destination === "client" ? ToClient : ToFund;
  };
  const form = useForm({
    initialValues: unasked,
    validationSchema: schema,
    shows: "onceSent",
    send: async (order) => {
      const { Amount } = optionOf(order);
      if (Amount <= 0) return undefined;
      const { destination, supplierFault, reason } = order;
      const body: RefundOrder = {
        Key: key.current,
        Amount,
        SupplierFault: supplierFault,
        Reason: reason.trim() || undefined,
      };
      const answer = await (destination === "client" ? toClient : toFund)({ id: values.BookingId, body });
      // After a refusal the next try may differ, so it gets a new key.
      if (wasRefused(answer.error)) key.current = newRequestKey();
      if (!answer.error) forget();
      return answer;
    },
  });
  const forget = useStoredDraft(`refund ${values.BookingId}`, form.formik);

  const { destination, supplierFault } = form.values;
  const option = optionOf(form.values);
  const lost = lostOf(option);
  const decidesDesk = supplierFault || !values.SelfService;

  return (
    <FormProvider form={form}>
      <Form onSubmit={form.submit} noValidate>
        <form.Field as={RefundChoice} name="destination" values={values} supplierFault={supplierFault} />
        <div style={{ display: "grid", gap: 16 }}>
          <form.Field
            as={CheckboxField}
            type="checkbox"
            name="supplierFault"
            label={<FormattedMessage id="refund.supplierFault" />}
            hint={<FormattedMessage id="refund.supplierFault.hint" />}
          />
          {decidesDesk && (
            <form.Field
              as={TextField}
              name="reason"
              label={<FormattedMessage id="refund.reason" />}
              hint={<FormattedMessage id="refund.reason.hint" />}
              maxLength={LONGEST.reason}
              required={supplierFault}
            />
          )}
        </div>
        <Callout kind="warning">
          <FormattedMessage id={decidesDesk ? "refund.warning.desk" : "refund.warning.now"} />
        </Callout>
        {values.Withdraws !== undefined && (
          <Callout kind="warning">
            <FormattedMessage id="refund.warning.withdraws" />
          </Callout>
        )}
        {lost > 0 && (
          <Callout kind="warning">
            <FormattedMessage id="refund.warning.lost" values={{ amount: money(lost) }} />
          </Callout>
        )}
        {form.failure && (
          <CallFailed failed="error.plan.cancelFailed" values={{ id: values.BookingId }} error={form.failure} />
        )}
        <BlockedWhileImpersonating call={refundsContract.refundToClient}>
          <BusyButton
            type="submit"
            variant="contained"
            color="secondary"
            size="large"
            loading={form.sending}
            disabled={option.Amount <= 0}
            sx={{ justifySelf: { xs: "stretch", sm: "start" } }}
          >
            <FormattedMessage
              id={decidesDesk ? "refund.action.ask" : `refund.action.${destination}`}
              values={{ amount: money(option.Amount - lost) }}
            />
          </BusyButton>
        </BlockedWhileImpersonating>
      </Form>
    </FormProvider>
  );
}
