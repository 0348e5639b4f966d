import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { ProductType } from "../../../../shared/enumerations";
import { alreadyPlanned, type WantedService } from "../../alreadyPlanned.rules";
import { useActivePlan } from "../useActivePlan";

const Apart = styled("div")({ marginBlock: 40 });

type Props = { readonly wanted: readonly WantedService[] };

/**
 * Before a booking: what the client's plan has already for the same time, so that nobody books twice who came back to
 * the form. It forbids nothing: a family may need two cars. (PLAN-36)
 */
export function AlreadyPlanned({ wanted }: Props) {
  const { data: plan } = useActivePlan();
  const bookings = alreadyPlanned(plan?.Bookings ?? [], wanted);
  if (bookings.length === 0) return null;
  return (
    <Apart>
      <Callout
        kind="warning"
        title={<FormattedMessage id="book.alreadyPlanned.title" />}
        action={
          <TextLink to="/shopping-cart">
            <FormattedMessage id="book.alreadyPlanned.open" />
          </TextLink>
        }
      >
        {bookings.map(({ BookingId, Name, ProductType: kind }) => (
          <p key={BookingId}>
            <FormattedMessage
              id={kind === ProductType.CarRent ? "book.alreadyPlanned.car" : "book.alreadyPlanned.stay"}
              values={{ name: Name, booking: String(BookingId) }}
            />
          </p>
        ))}
      </Callout>
    </Apart>
  );
}
