import Box from "@mui/material/Box";
import { FormattedMessage, useIntl } from "react-intl";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { PaymentRemarks } from "../../../payments/web/PaymentRemarks";
import { type CheckoutSnapshot, stepOf } from "../../../plan/checkout/checkout.states";
import { planPath } from "../../../plan/plan.pages";
import { CancelledPlan } from "../../../plan/web/CancelledPlan";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import { CheckoutRail } from "../../../plan/web/checkout/CheckoutRail";
import { DeadlineCountdown } from "../../../plan/web/checkout/deadline/DeadlineText";
import { presentStep } from "../../../plan/web/checkout/presentStep";
import { StepAnnouncer } from "../../../plan/web/checkout/StepAnnouncer";
import { useCheckout } from "../../../plan/web/checkout/useCheckout";
import { papersContract } from "../../papers.contract";
import type { ReceiptToSign } from "../../receipt.schemas";
import { HeldCallout } from "../HeldCallout";
import { useGetReceiptPreviewQuery } from "../papers.api";
import { ReceiptPaper } from "./ReceiptPaper";
import { SignedPanel } from "./SignedPanel";
import { SignForm } from "./SignForm";

/** The receipt beside its signature form; once signed, a link to the vouchers. */
export function SignStep({ planId }: { readonly planId: number }) {
  const intl = useIntl();
  const answer = useCheckout(planId);
  const paid = answer.status === "ready" && answer.open.snapshot.hasTag("paid");
  const signing = answer.status === "ready" && isToSign(answer.open.snapshot);
  const place = useLostFocus<HTMLDivElement>(answer.status === "ready" ? signing : undefined, { scroll: true });
  const receipt = useGetReceiptPreviewQuery({ planId }, { skip: !paid, ...pollingOptions() });
  if (answer.status !== "ready") return <CheckoutLoading status={answer.status} retry={answer.retry} />;
  const { snapshot, now, nextDeadline } = answer.open;
  const { method } = snapshot.context;
  const present = presentStep(snapshot, now);
  if (!present) return <CancelledPlan context={snapshot.context} />;
  if (!paid) return <NotPaidYet planId={planId} />;
  if (!receipt.data) return <CheckoutLoading status={receipt.error ? "failed" : "loading"} retry={receipt.refetch} />;
  const paper = <ReceiptPaper receipt={receipt.data} />;
  const anew = signing ? changesToSign(snapshot, receipt.data) : [];
  const changed = intl.formatList(anew.map(({ Name }) => Name));
  const vouchers = receipt.data.Lines.filter((line) => !line.Refunded && !anew.includes(line)).length;
  const refusals = answer.open.why((at) => ({ type: "receipt.signed", at }));
  return (
    <>
      <StepAnnouncer name={present.name} />
      <CheckoutRail snapshot={snapshot} />
      <PaymentRemarks planId={planId} methods={method === null ? [] : [method]} />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 26rem" },
        }}
      >
        {signing && paper}
        <Box ref={place} tabIndex={-1} sx={{ scrollMarginTop: "6rem", gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
          {!signing && <SignedPanel receipt={receipt.data} />}
          {signing && receipt.data.Held && (
            <HeldCallout
              hold={receipt.data.Held}
              holds={anew.length > 0 ? "receiptAnew" : "receipt"}
              changed={changed}
              vouchers={vouchers}
            />
          )}
          {anew.length > 0 && !receipt.data.Held && (
            <Box sx={{ mb: 2 }}>
              <Callout kind="info" title={<FormattedMessage id="checkout.present.signingAnew.title" />}>
                <FormattedMessage id="receipt.anew.text" values={{ changed, vouchers }} />
              </Callout>
            </Box>
          )}
          {signing && !receipt.data.Held && (
            <BlockedWhileImpersonating call={papersContract.signReceipt}>
              <SignForm
                receipt={receipt.data}
                refusals={refusals}
                deadline={
                  snapshot.matches("signing") && nextDeadline && <DeadlineCountdown deadline={nextDeadline} now={now} />
                }
              />
            </BlockedWhileImpersonating>
          )}
        </Box>
        {/* Once it is signed, the vouchers are what the client came for. */}
        {!signing && paper}
      </Box>
    </>
  );
}

/** The lines of the receipt whose change is why it is signed again; none: it is signed for the first time. (PLAN-43) */
const changesToSign = ({ context }: CheckoutSnapshot, { Lines }: ReceiptToSign) =>
  Lines.filter(({ BookingId }) => context.toSign.includes(BookingId));

/** Whether the receipt is to be signed, for the first time or after a change of the price. (PLAN-43) */
const isToSign = (snapshot: CheckoutSnapshot): boolean => stepOf(snapshot) === "sign";

function NotPaidYet({ planId }: { readonly planId: number }) {
  return (
    <EmptyState
      title={<FormattedMessage id="receipt.notPaidYet.title" />}
      action={
        <MainLink to={planPath(planId)}>
          <FormattedMessage id="checkout.action.backToPlan" />
        </MainLink>
      }
    >
      <FormattedMessage id="receipt.notPaidYet" />
    </EmptyState>
  );
}
