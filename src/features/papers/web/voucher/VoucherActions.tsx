import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../../platform/web/files/DownloadButton";
import { token } from "../../../../platform/web/theme/token";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { Icon } from "../../../../platform/web/ui/Icon";
import { buildPath } from "../../../../shared/endpoint";
import { papersContract } from "../../papers.contract";
import type { Voucher } from "../../voucher.schemas";
import { QrCode } from "./QrCode";

const Shown = styled("div")({
  display: "grid",
  gap: 16,
  justifyItems: "center",
  alignContent: "center",
  minHeight: "100%",
  padding: 24,
  textAlign: "center",
  "& h2": { fontSize: "1.5rem", lineHeight: 1.25 },
  "& dl": { display: "grid", gap: 12, margin: 0 },
  "& dt": { color: token("inkSoft"), fontSize: "0.875rem" },
  "& dd": { margin: 0, fontSize: "1.25rem", fontWeight: 700 },
});

const SIZE = 264;

type Props = {
  readonly voucher: Voucher;
  /** It is stored and opens without a network. */
  readonly kept: boolean;
};

/** Shows the voucher at the desk on a phone, or prints it; saves it and the receipt as PDF, and the booking for a calendar. */
export function VoucherActions({ voucher, kept }: Props) {
  const { Number: number, Booking } = voucher;
  const { BookingId: bookingId, TravelPlanId: planId } = Booking;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        mb: 3,
        "@media print": { display: "none" },
      }}
    >
      <Box sx={{ display: { sm: "none" } }}>
        <ShowAtDesk voucher={voucher} />
      </Box>
      <Button
        sx={{ display: { xs: "none", sm: "inline-flex" } }}
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<Icon name="printer" />}
        onClick={() => window.print()}
      >
        <FormattedMessage id="voucher.print" />
      </Button>
      <DownloadButton
        path={buildPath(papersContract.getVoucherFile.path, { bookingId })}
        fileName={`malecon-voucher-${number}.pdf`}
      >
        <FormattedMessage id="voucher.download" />
      </DownloadButton>
      <DownloadButton
        path={buildPath(papersContract.getReceiptFile.path, { planId })}
        fileName={`malecon-receipt-${planId}.pdf`}
      >
        <FormattedMessage id="receipt.download" />
      </DownloadButton>
      <DownloadButton
        path={buildPath(papersContract.getBookingCalendar.path, { bookingId })}
        fileName={`booking-${bookingId}.ics`}
      >
        <FormattedMessage id="trip.calendar.booking" />
      </DownloadButton>
      {kept && (
        <p style={{ width: "100%" }} role="status">
          <FormattedMessage id="voucher.kept" />
        </p>
      )}
    </Box>
  );
}

/** The button of phones that shows on the whole screen what the rental desk or the reception reads and scans. (PAPER-16) */
function ShowAtDesk({ voucher }: { readonly voucher: Voucher }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { Number: number, Holder, VerifyUrl, Booking } = voucher;
  const { Name, SupplierName, SupplierReference } = Booking;
  return (
    <>
      <Button variant="contained" color="secondary" size="large" onClick={() => setOpen(true)}>
        <FormattedMessage id="voucher.show" />
      </Button>
      <Dialog fullScreen open={open} onClose={() => setOpen(false)} aria-labelledby={id}>
        <Shown>
          <h2 id={id}>{Name}</h2>
          <QrCode text={VerifyUrl} size={SIZE} />
          <dl>
            <div>
              <dt>
                <DottedMessage id="voucher.paper.holder" />
              </dt>
              <dd>{Holder}</dd>
            </div>
            <div>
              <dt>{SupplierName}</dt>
              <dd className="tabular">
                {SupplierReference ?? <FormattedMessage id="voucher.paper.number" values={{ number }} />}
              </dd>
            </div>
          </dl>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            <FormattedMessage id="voucher.showClose" />
          </Button>
        </Shown>
      </Dialog>
    </>
  );
}
