import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Section } from "../../../../platform/web/ui/Section";
import { RoomClass } from "../../../../shared/lodgingCodes";
import type { LodgingOffer } from "../../lodging.schemas";

const Points = styled("ul")({ margin: 0, paddingInlineStart: 22, display: "grid", gap: 6, maxWidth: "42rem" });

/** What children and a third adult pay. A villa is rented whole: its price is the same for all who fit in. */
export function GuestRules({ offer }: { readonly offer: Pick<LodgingOffer, "RoomClassId" | "MaxGuests"> }) {
  if (offer.RoomClassId === RoomClass.WholeVilla)
    return (
      <Section title={<FormattedMessage id="lodging.rules.villaTitle" />}>
        <Points>
          <FormattedMessage id="lodging.rules.villa" tagName="li" values={{ guests: offer.MaxGuests }} />
          <FormattedMessage id="lodging.rules.infants" tagName="li" />
        </Points>
      </Section>
    );
  return (
    <Section title={<FormattedMessage id="lodging.rules.title" />}>
      <Points>
        <FormattedMessage id="lodging.rules.infants" tagName="li" />
        <FormattedMessage id="lodging.rules.children" tagName="li" />
        <FormattedMessage id="lodging.rules.adults" tagName="li" />
        <FormattedMessage id="lodging.rules.thirdAdult" tagName="li" />
      </Points>
    </Section>
  );
}
