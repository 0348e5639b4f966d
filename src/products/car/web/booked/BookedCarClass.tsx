import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import type { ShownBooking } from "../../../product.web";
import { bookedCar } from "../../bookedCar";

type Props = { readonly booking: ShownBooking };

/** The class of a booked car: only that is guaranteed. (CAR-10) */
export function BookedCarClass({ booking }: Props) {
  const { name } = useCarClass();
  const car = bookedCar(booking);
  return (
    car && (
      <Typography>
        <FormattedMessage id="plan.booking.class" values={{ class: name(car.ClassName) }} />
      </Typography>
    )
  );
}

/** The same for display beside another car. */
export function ComparedCar({ booking }: Props) {
  const { name } = useCarClass();
  const car = bookedCar(booking);
  return car && <Typography variant="body2">{name(car.ClassName)}</Typography>;
}
