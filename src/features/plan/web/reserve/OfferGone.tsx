import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import type { PagePath } from "../../../../shared/page";

type Props = {
  /** The search that found it. */
  readonly to: PagePath;
  readonly back: ReactNode;
  /** Why the server refuses the booking as requested; null if the offer no longer exists. */
  readonly reason: ReactNode;
  /** The reason for which the offer is gone. */
  readonly children: ReactNode;
};

/** The offer of a link or an earlier search is gone or has changed: links back to the search that found it. (CAR-16) */
export function OfferGone({ to, back, reason, children }: Props) {
  useSuppressAlert("error.offer.failed");
  return (
    <PageFrame title={<FormattedMessage id={reason ? "book.refused.title" : "book.gone.title"} />}>
      <EmptyState
        title={reason ?? <FormattedMessage id="book.gone.what" />}
        action={<MainLink to={to}>{reason ? <FormattedMessage id="book.refused.back" /> : back}</MainLink>}
      >
        {reason ? <FormattedMessage id="book.refused.why" /> : children}
      </EmptyState>
    </PageFrame>
  );
}
