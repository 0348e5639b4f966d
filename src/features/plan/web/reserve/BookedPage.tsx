import type { SerializedError } from "@reduxjs/toolkit";
import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { MessageId } from "../../../../platform/web/messages";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { CONFIRM_WITHIN_HOURS } from "../../../../shared/constants";
import { HOUR, type Instant } from "../../../../shared/instant";
import { BookedNext } from "./BookedNext";

type Booked = { readonly Status: string; readonly SupplierName: string; readonly CreatedAt: Instant };

type Answer<Booking> = {
  readonly data?: Booking | undefined;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

type Props<Booking extends Booked> = {
  readonly id: number;
  readonly answer: Answer<Booking>;
  /** `waits`: the supplier has not answered yet; `confirmed`: it has. */
  readonly words: { readonly waits: MessageId; readonly confirmed: MessageId };
  /** The link to the other product's search for the same days. */
  readonly onward: (booking: Booking) => ComponentProps<typeof BookedNext>["onward"] | null;
  readonly children: (booking: Booking) => ReactNode;
};

/** The next steps after a booking with their deadlines, and what was booked. */
export function BookedPage<Booking extends Booked>({ id, answer, words, onward, children }: Props<Booking>) {
  const { data: booking, error, isFetching, refetch } = answer;
  const intl = useIntl();
  const { instant } = useHavanaTime();
  return (
    <PageFrame
      title={<FormattedMessage id="book.created" />}
      lead={<FormattedMessage id="book.confirm.lead" values={{ id }} />}
    >
      {!booking && isFetching && (
        <OfferSkeletons count={1} label={intl.formatMessage({ id: "book.confirm.loading" })} />
      )}
      {!booking && error && !isFetching && (
        <LoadFailure title="error.booking.loadFailed" text={serverText(error)} onRetry={refetch} />
      )}
      {booking && (
        <BookedNext onward={onward(booking)}>
          <FormattedMessage
            id={booking.Status === "requested" ? words.waits : words.confirmed}
            tagName="li"
            values={{
              hours: CONFIRM_WITHIN_HOURS,
              supplier: booking.SupplierName,
              until: instant(booking.CreatedAt + CONFIRM_WITHIN_HOURS * HOUR),
            }}
          />
        </BookedNext>
      )}
      {booking && children(booking)}
    </PageFrame>
  );
}
