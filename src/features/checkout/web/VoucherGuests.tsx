import { FormattedMessage } from "react-intl";
import { FactList } from "../../../web/ui/FactList";
import type { BookedLodging } from "../../plan/plan.schemas";

/** Everybody whom the house expects, with the passports that its desk checks, and what was asked of it. */
export function VoucherGuests({ lodging: { Travelers, Requests, Phone } }: { readonly lodging: BookedLodging }) {
  const travelers = Travelers.map(({ Name, LastName, Passport }) => (
    <div key={`${Name} ${LastName} ${Passport}`}>
      {Name} {LastName} · <span className="tabular">{Passport}</span>
    </div>
  ));
  return (
    <FactList
      facts={[
        { id: "travelers", term: <FormattedMessage id="voucher.paper.travelers" />, detail: travelers },
        ...(Phone ? [{ id: "phone", term: <FormattedMessage id="voucher.paper.phone" />, detail: Phone }] : []),
        ...(Requests
          ? [{ id: "asked", term: <FormattedMessage id="voucher.paper.requests" />, detail: Requests }]
          : []),
      ]}
    />
  );
}
