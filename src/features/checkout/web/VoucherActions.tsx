import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { buildPath } from "../../../shared/endpoint";
import { Icon } from "../../../web/ui/Icon";
import type { Booking } from "../../plan/plan.schemas";
import { checkoutFiles } from "../checkout.contract";
import { DownloadButton } from "./DownloadButton";

/** Print the voucher, or keep it and the receipt as PDF. */
export function VoucherActions({ booking }: { readonly booking: Booking }) {
  const { BookingId: bookingId, TravelPlanId: planId, VoucherNumber } = booking;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 3, "@media print": { display: "none" } }}>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<Icon name="printer" />}
        onClick={() => window.print()}
      >
        <FormattedMessage id="voucher.print" />
      </Button>
      <DownloadButton
        path={buildPath(checkoutFiles.voucher, { bookingId })}
        fileName={`malecon-voucher-${VoucherNumber}.pdf`}
      >
        <FormattedMessage id="voucher.download" />
      </DownloadButton>
      <DownloadButton path={buildPath(checkoutFiles.receipt, { planId })} fileName={`malecon-receipt-${planId}.pdf`}>
        <FormattedMessage id="receipt.download" />
      </DownloadButton>
    </Box>
  );
}
