import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { OpenCheckout } from "../../../plan/web/checkout/useCheckout";
import type { HolderStatus } from "../../payments.schemas";
import { paymentsApi, useGetHolderReviewsQuery } from "../payments.api";

type Props = {
  readonly planId: number;
  readonly open: OpenCheckout;
  /** The last attempt of this tab was stopped because of its name: the focus moves here, so that this is read out. */
  readonly justAsked?: boolean;
};

const kinds = { waiting: "warning", accepted: "success", refused: "error" } as const satisfies Record<
  HolderStatus,
  string
>;

/**
 * The plan's reviews of names on cards, waiting and decided; nothing without any. Each page shows the payment deadline
 * beside it. (PAY-4)
 */
export function HolderReviews({ planId, open: { nextDeadline }, justAsked = false }: Props) {
  const { data: known = [] } = paymentsApi.endpoints.getHolderReviews.useQueryState({ planId });
  const waits = known.some(({ Status }) => Status === "waiting");
  const { data: reviews = [] } = useGetHolderReviewsQuery({ planId }, slowPollingOptions(waits));
  const place = useRef<HTMLDivElement>(null);
  const shown = reviews.length > 0;
  useEffect(() => {
    if (justAsked && shown) place.current?.focus();
  }, [justAsked, shown]);
  if (!shown) return null;
  return (
    <div ref={place} tabIndex={-1} style={{ display: "grid", gap: 12 }}>
      {reviews.map(({ HolderName, Status }) => (
        <Callout
          key={HolderName}
          kind={kinds[Status]}
          title={<FormattedMessage id={`payment.review.${Status}.title`} values={{ name: HolderName }} />}
        >
          <p>
            <FormattedMessage id={`payment.review.${Status}.text`} values={{ name: HolderName }} />
          </p>
          {Status === "waiting" && nextDeadline?.kind === "pay" && (
            <p>
              <FormattedMessage id="payment.review.until" />
            </p>
          )}
        </Callout>
      ))}
    </div>
  );
}
