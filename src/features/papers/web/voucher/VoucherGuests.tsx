import { FormattedMessage } from "react-intl";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { VoucherDetails } from "../../../../products/product.web";

/**
 * All guests, with children's ages and the passport numbers that the reception checks, and the client's requests. Staff in
 * the client's place read no passports (DOC-13), nor anybody those of a stay long over.
 */
export function VoucherGuests({ details: { guests, requests } }: { readonly details: VoucherDetails }) {
  const travelers = guests.map(({ id, name, age, passport }) => (
    <div key={id}>
      <DottedLine>
        {name ?? "–"}
        {age !== null && <FormattedMessage id="voucher.paper.age" values={{ age }} />}
        {passport === "" ? null : <span className="tabular">{passport}</span>}
      </DottedLine>
    </div>
  ));
  return (
    <FactList
      facts={[
        { id: "travelers", term: <DottedMessage id="voucher.paper.travelers" />, detail: travelers },
        ...(requests ? [{ id: "asked", term: <DottedMessage id="voucher.paper.requests" />, detail: requests }] : []),
      ]}
    />
  );
}
