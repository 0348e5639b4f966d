import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useCarClass } from "../../../platform/web/intl/useCarClass";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import { bookedCar, bookedLodging } from "../../plan/bookedDetails";
import type { Booking } from "../../plan/plan.schemas";
import { BookedCarPicture } from "../../plan/web/bookings/BookedCarPicture";
import { BookedLodgingPicture } from "../../plan/web/bookings/BookedLodgingPicture";
import { TotalPrice } from "../../plan/web/TotalPrice";

type Props = { readonly booking: Booking; readonly label: ReactNode; readonly offered?: boolean };

/** One of the client's two choices: the booking, or the proposed alternative. */
export function ProposalSide({ booking, label, offered = false }: Props) {
  const { name: className } = useCarClass();
  const { room } = useStayWords();
  const car = bookedCar(booking);
  const lodging = bookedLodging(booking);
  const { Name, SupplierName, PayNow, PayInCuba, CurrencyCode, Deposit } = booking;
  const what = car ? className(car.ClassName) : lodging && room(lodging.RoomClassCode, lodging.MealsPlanCode);
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
        {car && <BookedCarPicture className={car.ClassName} modelName={car.ModelName} photo={car.Photo} />}
        {lodging && (
          <Box sx={{ width: 112, flexShrink: 0 }}>
            <BookedLodgingPicture lodging={lodging} />
          </Box>
        )}
        <Box sx={{ flex: "1 1 9rem", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{Name}</Typography>
          <Typography variant="body2">{what}</Typography>
          <Typography variant="body2" color="text.secondary">
            <DottedLine>
              {lodging?.Stars && <FormattedMessage id="proposal.stars" values={{ count: lodging.Stars }} />}
              {SupplierName !== Name && SupplierName}
            </DottedLine>
          </Typography>
        </Box>
      </Box>
      <TotalPrice payNow={PayNow} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} size="sm" />
    </Box>
  );
}
