import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import type { WebProduct } from "../../../product.web";
import { bookedCar } from "../../bookedCar";

/** The class of a car and the age of its driver, for the company that has to confirm it. (DESK-31) */
export const CarAndDriver: NonNullable<WebProduct["WhoComes"]> = ({ booking, driverAge }) => {
  const { withGears } = useCarClass();
  const car = bookedCar(booking);
  if (!car) return null;
  return (
    <Typography>
      <DottedLine>
        <FormattedMessage id="plan.booking.class" values={{ class: withGears(car.ClassName) }} />
        {driverAge !== null && <FormattedMessage id="support.supplier.driverAge" values={{ age: driverAge }} />}
      </DottedLine>
    </Typography>
  );
};
