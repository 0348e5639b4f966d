import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { pollingOptions } from "../../../../../platform/web/pollingOptions";
import { BlockedWhileImpersonating } from "../../../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { PaymentStatus } from "../../../../../shared/enumerations";
import { SECOND } from "../../../../../shared/instant";
import { CheckoutLoading } from "../../../../plan/web/checkout/CheckoutLoading";
import { declineReasonOf } from "../../../declineReason";
import { PaymentUnderWay } from "../../../web/attempt/PaymentUnderWay";
import { AwaitedForm } from "../../../web/method/AwaitedForm";
import type { MethodFormProps } from "../../../web/method/method";
import { linkContract } from "../link.contract";
import { stripeFacts } from "../stripe.facts";
import { useCloseLinkMutation, useCreateLinkMutation, useGetLinkQuery } from "./link.api";

const words = {
  title: "payment.link.title",
  submit: "payment.link.submit",
  failed: "error.payment.stripeLinkFailed",
} as const;

/** A link to pay with at the provider's page. */
export function LinkForm(given: MethodFormProps) {
  const [createLink] = useCreateLinkMutation();
  const event = { type: "link.created", method: stripeFacts.id } as const;
  return <AwaitedForm {...given} event={event} words={words} send={createLink} />;
}

type Props = { readonly planId: number; readonly onSettled: () => void };

/** An open payment link: the link to the provider's page, what happened there, and its withdrawal. */
export function LinkPanel({ planId, onSettled }: Props) {
  const money = useMoney();
  const [search] = useSearchParams();
  // Polled often, for clients who come back from the provider's page.
  const { data: link, error, refetch } = useGetLinkQuery({ planId }, pollingOptions(3 * SECOND));
  const settled = link !== null && link !== undefined && link.Status !== PaymentStatus.Created;
  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);
  if (!link) return <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />;
  // Back from the provider's page, where no attempt failed.
  const returned = search.get("link") === link.PaymentId && link.FailureCode === null;
  if (settled) return <PaymentUnderWay slow={false} />;
  if (returned)
    return (
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
        <PaymentUnderWay slow={false} />
        <AnotherWay paymentId={link.PaymentId} />
      </Box>
    );
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <Typography variant="h2">
        <FormattedMessage id="link.title" />
      </Typography>
      {link.FailureCode !== null && (
        <Callout kind="error" announce title={<FormattedMessage id="payment.outcome.declined.title" />}>
          <p>
            <FormattedMessage id={declineReasonOf(link.FailureCode)} />
          </p>
          <p>
            <FormattedMessage id="link.tryAgain" />
          </p>
        </Callout>
      )}
      <Typography>
        <FormattedMessage id={link.Url ? "link.text" : "link.making"} />
      </Typography>
      <BlockedWhileImpersonating call={linkContract.closeLink}>
        {link.Url && (
          <Button href={link.Url} variant="contained" color="secondary" size="large">
            <FormattedMessage id="link.open" values={{ amount: money(link.Amount) }} />
          </Button>
        )}
        <AnotherWay paymentId={link.PaymentId} />
      </BlockedWhileImpersonating>
    </Card>
  );
}

/** Closes the link. If money has come over it by then, it pays the plan, and the link is not closed. */
function AnotherWay({ paymentId }: { readonly paymentId: string }) {
  const [close, { isLoading, error }] = useCloseLinkMutation();
  return (
    <div>
      {error && (
        <Callout kind="error" announce>
          {serverText(error) ?? <FormattedMessage id="payment.awaited.failed" />}
        </Callout>
      )}
      <BusyButton loading={isLoading} onClick={() => close({ paymentId })}>
        <FormattedMessage id="payment.awaited.otherwise" />
      </BusyButton>
    </div>
  );
}
