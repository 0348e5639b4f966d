import { FormattedMessage } from "react-intl";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { VoucherDetails } from "../../../../products/product.web";
import { BilingualMessage } from "./Bilingual";

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
        { id: "travelers", term: <BilingualMessage id="voucher.paper.travelers" />, detail: travelers },
        ...(requests
          ? [{ id: "asked", term: <BilingualMessage id="voucher.paper.requests" />, detail: requests }]
          : []),
      ]}
    />
  );
}
