import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { BookedLodging } from "../../../plan/plan.schemas";

/** All guests, with the passport numbers that the reception checks, and the client's requests. */
export function VoucherGuests({ lodging: { Travelers, Requests } }: { readonly lodging: BookedLodging }) {
  const travelers = Travelers.map(({ Name, LastName, Passport }) => (
    <div key={`${Name} ${LastName} ${Passport}`}>
      <DottedLine>
        {`${Name} ${LastName}`}
        <span className="tabular">{Passport}</span>
      </DottedLine>
    </div>
  ));
  return (
    <FactList
      facts={[
        { id: "travelers", term: <DottedMessage id="voucher.paper.travelers" />, detail: travelers },
        ...(Requests ? [{ id: "asked", term: <DottedMessage id="voucher.paper.requests" />, detail: Requests }] : []),
      ]}
    />
  );
}
