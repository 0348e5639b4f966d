import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { TileBand } from "../../../../platform/web/art/tiles/TileBand";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { DottedMessage } from "../../../../platform/web/ui/DottedMessage";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import type { BookedCar, Booking } from "../../../plan/plan.schemas";
import { PaidInCuba, PaidNow } from "../../../plan/web/Amounts";
import { BookingFacts } from "../../../plan/web/bookings/BookingFacts";
import type { Voucher } from "../../voucher.schemas";
import { paper } from "../paper";
import { printSheet } from "./printSheet";
import { QrCode } from "./QrCode";
import { VoucherDesk } from "./VoucherDesk";
import { VoucherGuests } from "./VoucherGuests";
import { VoucherNotes } from "./VoucherNotes";

/** What is handed over at the desk, on one page. */
export function VoucherPaper({ voucher }: { readonly voucher: Voucher }) {
  const { Booking: booking, Number: number, Place, VerifyUrl } = voucher;
  const id = useId();
  const { name: className } = useCarClass();
  const { Car, Lodging } = booking;
  const { room } = useStayWords();
  return (
    <Box component="article" aria-labelledby={id} data-print="sheet" sx={{ ...paper, maxWidth: 840 }}>
      <GlobalStyles styles={printSheet} />
      <TileBand />
      <Box sx={{ p: { xs: 2, sm: 4 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        <Box sx={{ display: "flex", gap: 3, justifyContent: "space-between", flexWrap: "wrap" }}>
          <div>
            <Typography sx={{ fontWeight: 700 }}>
              <DottedMessage id="voucher.paper.brand" />
            </Typography>
            <Typography id={id} variant="h2" className="tabular">
              <FormattedMessage id="voucher.paper.number" values={{ number }} />
            </Typography>
            <Typography variant="h3" component="p" sx={{ mt: 1 }}>
              {booking.Name}
            </Typography>
            {Lodging && (
              <Typography color="text.secondary">{room(Lodging.RoomClassCode, Lodging.MealsPlanCode)}</Typography>
            )}
            {Car && (
              <Typography color="text.secondary">
                <DottedMessage
                  id="voucher.paper.orSimilar"
                  values={{ class: className(Car.ClassName), model: Car.ModelName }}
                />
              </Typography>
            )}
          </div>
          <div style={{ maxWidth: 180, fontSize: "0.8125rem", lineHeight: 1.3 }}>
            <QrCode text={VerifyUrl} />
            <DottedMessage id="voucher.paper.scan" />
          </div>
        </Box>
        <FactList layout="grid" facts={deskFacts(voucher)} />
        <BookingFacts booking={booking} />
        {Lodging && <VoucherGuests lodging={Lodging} />}
        {Place && <VoucherDesk place={Place} />}
        <AtTheDesk booking={booking} />
        <VoucherNotes
          ids={[
            Lodging ? "voucher.paper.bringStay" : "voucher.paper.bring",
            ...(Car ? (["voucher.paper.included"] as const) : []),
            "voucher.paper.emergency",
          ]}
        />
      </Box>
      <TileBand />
    </Box>
  );
}

function deskFacts({ Holder, Booking: { Car, SupplierName, SupplierReference, BookingId } }: Voucher): Fact[] {
  return [
    { id: "supplier", term: <DottedMessage id="voucher.paper.supplier" />, detail: SupplierName },
    {
      id: "reference",
      term: <DottedMessage id="voucher.paper.confirmation" />,
      detail: SupplierReference ?? <FormattedMessage id="voucher.paper.noReference" />,
    },
    { id: "booking", term: <DottedMessage id="voucher.paper.booking" />, detail: BookingId },
    { id: "holder", term: <DottedMessage id="voucher.paper.holder" />, detail: Holder },
    ...(Car ? [extrasOf(Car)] : []),
  ];
}

function extrasOf({ ExtraDrivers: drivers, ChildSeats: seats }: BookedCar): Fact {
  const detail = <FormattedMessage id="voucher.paper.extrasOf" values={{ drivers, seats }} />;
  return { id: "extras", term: <DottedMessage id="voucher.paper.extras" />, detail };
}

function AtTheDesk({ booking }: { readonly booking: Booking }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", pt: 2.5, display: "flex", flexWrap: "wrap", gap: 5 }}>
      <PaidNow amount={booking.PayNow} currency={booking.CurrencyCode} done />
      <PaidInCuba amount={booking.PayInCuba} currency={booking.CurrencyCode} deposit={booking.Deposit} />
    </Box>
  );
}
