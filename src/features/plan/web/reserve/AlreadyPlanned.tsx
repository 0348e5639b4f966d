import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { planPath } from "../../plan.pages";
import { productOf } from "../../productOf";
import { alreadyPlanned } from "../../service/alreadyPlanned.rules";
import type { Service } from "../../service/sameService.rules";
import { useProducts } from "../products";
import { useActivePlan } from "../useActivePlan";

const Apart = styled("div")({ marginBlock: 40 });

type Props = { readonly wanted: readonly Service[] };

/**
 * Shown before a booking: the client's existing bookings for the same time, and which of them is the same stay or car
 * as the form's, so that a client who returns to the form does not book twice. It forbids nothing: a family may need
 * two cars. (PLAN-36, PLAN-38)
 */
export function AlreadyPlanned({ wanted }: Props) {
  const { data: plan } = useActivePlan();
  const products = useProducts();
  const planned = alreadyPlanned(plan?.Bookings ?? [], wanted, (booking) =>
    productOf(products, booking).served(booking),
  );
  if (!plan || planned.length === 0) return null;
  return (
    <Apart>
      <Callout
        kind="warning"
        title={<FormattedMessage id="book.alreadyPlanned.title" />}
        action={
          <TextLink to={planPath(plan.TravelPlanId)}>
            <FormattedMessage id="book.alreadyPlanned.open" />
          </TextLink>
        }
      >
        {planned.map(({ booking, isSame }) => {
          const { BookingId: id, Name: name } = booking;
          const { kind } = productOf(products, booking);
          return (
            <p key={id}>
              {isSame ? (
                <FormattedMessage id="book.alreadyPlanned.same" values={{ kind, booking: String(id) }} />
              ) : (
                <FormattedMessage id={`book.alreadyPlanned.${kind}`} values={{ name, booking: String(id) }} />
              )}
            </p>
          );
        })}
      </Callout>
    </Apart>
  );
}
