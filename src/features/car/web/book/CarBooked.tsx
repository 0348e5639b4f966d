import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import type { Booking } from "../../../plan/plan.schemas";
import { TotalPrice } from "../../../plan/web/TotalPrice";
import { CarPicture } from "../CarPicture";

const Card = styled("article")({
  display: "grid",
  gap: 24,
  padding: 20,
  marginBottom: 48,
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "@media (min-width: 700px)": { gridTemplateColumns: "16rem minmax(0, 1fr)" },
  "& h2": { fontSize: "1.5rem", marginBottom: 12 },
});
const Totals = styled("div")({ marginTop: 20 });

/** A car that has just been booked. */
export function CarBooked({ booking }: { readonly booking: Booking }) {
  const { day, hour } = useHavanaTime();
  const { Car, Name, PayNow: now, PayInCuba, Deposit, CurrencyCode } = booking;
  if (!Car) return null;
  const at = (date: string, time: string) => (
    <FormattedMessage id="car.confirm.at" values={{ day: day(date), hour: hour(time) }} />
  );
  return (
    <Card>
      <CarPicture className={Car.ClassName} modelName={Car.ModelName} photo={Car.Photo} />
      <div>
        <h2>{Name}</h2>
        <FactList
          facts={[
            { id: "from", term: <FormattedMessage id="car.confirm.pickUp" />, detail: at(Car.PickUp, Car.StartHour) },
            { id: "fromOffice", term: <FormattedMessage id="car.book.pickUpOffice" />, detail: Car.PickUpOffice },
            { id: "to", term: <FormattedMessage id="car.confirm.dropOff" />, detail: at(Car.DropOff, Car.EndHour) },
            { id: "toOffice", term: <FormattedMessage id="car.book.dropOffOffice" />, detail: Car.DropOffOffice },
            { id: "driver", term: <FormattedMessage id="car.confirm.driver" />, detail: Car.DriverName },
          ]}
        />
        <Totals>
          <TotalPrice payNow={now} payInCuba={PayInCuba} deposit={Deposit} currency={CurrencyCode} online="later" />
        </Totals>
      </div>
    </Card>
  );
}
