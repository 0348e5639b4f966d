import { FormattedMessage } from "react-intl";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { BookedLodging } from "../../../../products/lodging/bookedLodging.schemas";

/**
 * All guests, with children's ages and the passport numbers that the reception checks, and the client's requests. Staff in
 * the client's place read no passports (DOC-13), nor anybody those of a stay long over.
 */
export function VoucherGuests({ lodging: { Rooms, Requests } }: { readonly lodging: BookedLodging }) {
  const guests = Rooms.flatMap(({ room, Guests }) =>
    Guests.map((guest, place) => ({ ...guest, place: `${room}.${place}` })),
  );
  const travelers = guests.map(({ place, Age, Traveler }) => (
    <div key={place}>
      <DottedLine>
        {Traveler ? `${Traveler.Name} ${Traveler.LastName}` : "–"}
        {Age !== null && <FormattedMessage id="voucher.paper.age" values={{ age: Age }} />}
        {Traveler?.Passport ? <span className="tabular">{Traveler.Passport}</span> : null}
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
