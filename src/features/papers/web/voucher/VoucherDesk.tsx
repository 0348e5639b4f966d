import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import type { VoucherPlace } from "../../voucher.schemas";
import { OfficeMap } from "./OfficeMap";

/** The desk where the service begins, how to reach it, and where it is. */
export function VoucherDesk({ place }: { readonly place: VoucherPlace }) {
  const { Name, Zone, Phone, EmergencyPhone } = place;
  const facts: Fact[] = [
    { id: "place", term: <DottedMessage id="voucher.paper.place" />, detail: `${Name}, ${Zone}` },
    ...(Phone
      ? [{ id: "phone", term: <DottedMessage id="voucher.paper.deskPhone" />, detail: <Call number={Phone} /> }]
      : []),
    ...(EmergencyPhone
      ? [
          {
            id: "breakdown",
            term: <DottedMessage id="voucher.paper.breakdown" />,
            detail: <Call number={EmergencyPhone} />,
          },
        ]
      : []),
  ];
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, alignItems: "center" }}>
      <FactList layout="grid" facts={facts} />
      <OfficeMap place={place} />
    </Box>
  );
}

function Call({ number }: { readonly number: string }) {
  return (
    <Link color="inherit" href={`tel:${number.replaceAll(" ", "")}`}>
      {number}
    </Link>
  );
}
