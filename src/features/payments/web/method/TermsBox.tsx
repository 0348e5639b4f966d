import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { havanaDate } from "../../../../shared/havana";
import { policyLinks } from "../../../information/web/policyLinks";
import type { useTerms } from "./useTerms";

type Props = { readonly terms: ReturnType<typeof useTerms> };

/** As high as the first line of the label. */
const Line = styled("p")({ minHeight: 44, margin: 0 });

/**
 * The terms before a payment, asked for once. Terms that were accepted with the plan's booking are shown with the day,
 * while no other edition is in force. (PAY-2)
 */
export function TermsBox({ terms: { accepted, acceptedAt, accept } }: Props) {
  const shortDay = useShortDay();
  if (acceptedAt === undefined) return <Line aria-busy="true" />;
  if (acceptedAt !== null)
    return (
      <Line>
        <FormattedMessage
          id="payment.termsAccepted"
          values={{ ...policyLinks, day: shortDay(havanaDate(acceptedAt)) }}
        />
      </Line>
    );
  return (
    <CheckboxField
      name="terms"
      label={<FormattedMessage id="payment.terms" values={policyLinks} />}
      checked={accepted}
      onChange={({ target }) => accept(target.checked)}
    />
  );
}
