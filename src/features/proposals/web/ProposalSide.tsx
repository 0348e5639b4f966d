import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Booking } from "../../plan/plan.schemas";
import { useProductOf } from "../../plan/web/products";
import { TotalPrice } from "../../plan/web/TotalPrice";

type Props = { readonly booking: Booking; readonly label: ReactNode; readonly offered?: boolean };

/** One of the client's two choices: the booking, or the proposed alternative. */
export function ProposalSide({ booking, label, offered = false }: Props) {
  const { Picture, Compared } = useProductOf(booking);
  const { Name, SupplierName, PayNow, PayInCuba, CurrencyCode, Deposit } = booking;
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 1,
        border: "2px solid",
        display: "grid",
        alignContent: "start",
        gap: 1.5,
        gridTemplateColumns: "minmax(0, 1fr)",
        borderColor: offered ? "primary.main" : "divider",
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700 }} color={offered ? "primary" : "text.secondary"}>
        {label}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
        <Picture booking={booking} />
        <Box sx={{ flex: "1 1 9rem", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{Name}</Typography>
          <Compared booking={booking} />
          {SupplierName !== Name && (
            <Typography variant="body2" color="text.secondary">
              {SupplierName}
            </Typography>
          )}
        </Box>
      </Box>
      <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} size="sm" />
    </Box>
  );
}
