import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { TileBand } from "../../../web/art/tiles/TileBand";
import { useCarClass } from "../../../web/intl/useCarClass";
import { useMoney } from "../../../web/intl/useMoney";
import { useStayWords } from "../../../web/intl/useStayWords";
import { type Fact, FactList } from "../../../web/ui/FactList";
import type { Booking } from "../../plan/plan.schemas";
import { PaidInCuba, PaidNow } from "../../plan/web/Amounts";
import { BookingFacts } from "../../plan/web/BookingFacts";
import { paper } from "./paper";
import { printSheet } from "./printSheet";
import { QrCode } from "./QrCode";
import { VoucherGuests } from "./VoucherGuests";

type Props = { readonly booking: Booking; readonly number: string };

/** What is handed over at the desk, on one page. */
export function VoucherPaper({ booking, number }: Props) {
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
              <FormattedMessage id="voucher.paper.brand" />
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
                <FormattedMessage
                  id="voucher.paper.orSimilar"
                  values={{ class: className(Car.ClassName), model: Car.ModelName }}
                />
              </Typography>
            )}
          </div>
          <QrCode text={number} />
        </Box>
        <FactList layout="grid" facts={deskFacts(booking)} />
        <BookingFacts booking={booking} />
        {Lodging && <VoucherGuests lodging={Lodging} />}
        <AtTheDesk booking={booking} />
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="voucher.paper.bring" />
        </Typography>
      </Box>
      <TileBand />
    </Box>
  );
}

function deskFacts({ Car, SupplierName, SupplierReference, BookingId }: Booking): Fact[] {
  return [
    { id: "supplier", term: <FormattedMessage id="voucher.paper.supplier" />, detail: SupplierName },
    {
      id: "reference",
      term: <FormattedMessage id="voucher.paper.confirmation" />,
      detail: SupplierReference ?? <FormattedMessage id="voucher.paper.noReference" />,
    },
    { id: "booking", term: <FormattedMessage id="voucher.paper.booking" />, detail: BookingId },
    ...(Car ? [{ id: "holder", term: <FormattedMessage id="voucher.paper.holder" />, detail: Car.DriverName }] : []),
  ];
}

function AtTheDesk({ booking }: { readonly booking: Booking }) {
  const money = useMoney();
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider", pt: 2.5, display: "flex", flexWrap: "wrap", gap: 5 }}>
      <PaidNow amount={booking.PayNow} currency={booking.CurrencyCode} done />
      <PaidInCuba amount={booking.PayInCuba} currency={booking.CurrencyCode} deposit={0} />
      {booking.Deposit > 0 && (
        <Typography variant="body2" sx={{ alignSelf: "end", maxWidth: "20rem" }}>
          <FormattedMessage id="plan.deposit" values={{ deposit: money(booking.Deposit, booking.CurrencyCode) }} />
        </Typography>
      )}
    </Box>
  );
}
