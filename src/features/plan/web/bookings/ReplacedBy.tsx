import MuiLink from "@mui/material/Link";
import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";

/** The element id of a booking on a page that shows several. */
export const bookingElementId = (id: number): string => `booking-${id}`;

type Props = {
  /** The booking that has taken the place. */
  readonly id: number;
  readonly name: string;
};

/** That a booking was changed, with a link to what it was changed to, further down or up on the same page. (PLAN-40) */
export function ReplacedBy({ id, name }: Props) {
  const place = bookingElementId(id);
  // The address stays as it is; the focus scrolls to its new place.
  const lead = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(place)?.focus();
  };
  return (
    <FormattedMessage
      id="plan.booking.changedTo"
      values={{
        name: (
          <MuiLink key="name" href={`#${place}`} onClick={lead}>
            {name}
          </MuiLink>
        ),
      }}
    />
  );
}
