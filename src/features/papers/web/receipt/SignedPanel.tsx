import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../../platform/web/files/DownloadButton";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../platform/web/links";
import { buildPath } from "../../../../shared/endpoint";
import type { Instant } from "../../../../shared/instant";
import { voucherPath } from "../../../plan/plan.pages";
import { useBookingNames } from "../../../plan/web/bookings/useBookingNames";
import { AcceptedPolicies } from "../../../plan/web/policies/AcceptedPolicies";
import { papersContract } from "../../papers.contract";
import type { ReceiptToSign } from "../../receipt.schemas";
import { HeldCallout } from "../HeldCallout";

/** After the signature: the vouchers to print, or that a dispute blocks them, and the signed receipt. */
export function SignedPanel({ receipt }: { readonly receipt: ReceiptToSign }) {
  const { TravelPlanId: planId, Held, Lines } = receipt;
  const kept = Lines.filter(({ Refunded }) => !Refunded);
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
    >
      {Held ? (
        <HeldCallout hold={Held} holds="voucher" vouchers={kept.length} />
      ) : (
        <ReadyVouchers signedAt={receipt.SignedAt ?? 0} lines={kept} />
      )}
      <DownloadButton
        path={buildPath(papersContract.getReceiptFile.path, { planId })}
        fileName={`malecon-receipt-${planId}.pdf`}
      >
        <FormattedMessage id="receipt.download" />
      </DownloadButton>
      <AcceptedPolicies planId={planId} />
    </Card>
  );
}

type ReadyProps = { readonly signedAt: Instant; readonly lines: ReceiptToSign["Lines"] };

function ReadyVouchers({ signedAt, lines }: ReadyProps) {
  const havana = useHavanaTime();
  const nameOf = useBookingNames(lines);
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage id="receipt.signed.title" />
      </Typography>
      <Typography>
        <FormattedMessage id="receipt.signed.text" values={{ when: havana.instant(signedAt) }} />
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}>
        {lines.map((line, index) => (
          <Button
            key={line.BookingId}
            component={Link}
            to={voucherPath(line.BookingId)}
            variant={index === 0 ? "contained" : "outlined"}
            color={index === 0 ? "secondary" : "primary"}
            size="large"
          >
            <FormattedMessage id="receipt.signed.voucher" values={{ name: nameOf(line) }} />
          </Button>
        ))}
      </Box>
    </>
  );
}
