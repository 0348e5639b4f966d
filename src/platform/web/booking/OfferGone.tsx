import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../ui/page/EmptyState";
import { MainLink } from "../ui/page/MainLink";
import { PageFrame } from "../ui/page/PageFrame";

type Props = {
  /** The search that found it. */
  readonly to: string;
  readonly back: ReactNode;
  /** Why the server does not let it be booked as it was asked for; null where there is no such offer any more. */
  readonly reason: ReactNode;
  /** What happened to the offer. */
  readonly children: ReactNode;
};

/** The offer of a link or of an earlier search is gone or has changed: links back to the search that found it. (CAR-16) */
export function OfferGone({ to, back, reason, children }: Props) {
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
