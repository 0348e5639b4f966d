import { serviceAt } from "../../../features/plan/service/sameService.rules";
import { sealedTexts } from "../../../platform/server/sealed/sealedTexts";
import { ProductType } from "../../../shared/enumerations";
import type { DescribedProduct, ServerProduct } from "../../product.server";
import { bookedCar, servedByCar } from "../bookedCar";
import * as booked from "../bookedCar.schemas";
import { carContract } from "../car.contract";
import * as car from "../car.schemas";
import * as carBooking from "../carBooking.schemas";
import { classContract } from "../class.contract";
import * as carClass from "../class.schemas";
import { zonesContract } from "../zones.contract";
import { carAlternatives } from "./booking/alternatives.service";
import { bookedCars, drivenCars, pickUpOffice } from "./booking/bookedCars.repository";
import { driversBorn } from "./booking/drivers.repository";
import { moveToCar, otherCars } from "./booking/otherCars";
import { platesOf } from "./booking/plates.repository";
import { reclaimUnits } from "./booking/units";
import { mailedCar } from "./car.mail";
import { bookingsWithUnit, releaseUnits } from "./car.repository";
import { carBookings, carNamedDrivers, personalData } from "./car.tables";
import { carVoucher } from "./car.voucher";
import { carsElsewhere } from "./elsewhere.repository";

const describedCar: DescribedProduct = {
  tag: "car",
  about: "Places, offers, prices and bookings of rental cars.",
  contracts: [carContract, classContract, zonesContract],
  schemas: [booked, car, carBooking, carClass],
  details: booked.BookedCar,
  supplied: booked.BookedCar,
};

/** The rental car as a product. */
export const carProduct: ServerProduct = {
  type: ProductType.CarRent,
  kind: "car",
  personal: personalData,
  sealed: [
    sealedTexts("drivers of booked cars", carBookings, ["passportNumber", "licenceNumber"]),
    sealedTexts("extra drivers of booked cars", carNamedDrivers, ["licenceNumber"]),
  ],
  detailsField: "Car",
  release: releaseUnits,
  holding: bookingsWithUnit,
  reclaim: reclaimUnits,
  booked: bookedCars,
  provider: null,
  checkedPapers: async (tx, bookingIds) => ({ cars: await drivenCars(tx, bookingIds) }),
  served: (booking) => {
    const car = bookedCar(booking);
    return car && servedByCar(car);
  },
  planned: (booking) => {
    const car = bookedCar(booking);
    if (!car) return null;
    const { ModelName, DriverName: driver, PickUpZone: zone, PickUp: pickUp, DropOff: dropOff } = car;
    const service = serviceAt(booking, servedByCar(car));
    return { cars: [{ bookingId: booking.BookingId, service, car: ModelName, driver, zone, pickUp, dropOff }] };
  },
  onSite: (booking) => {
    const car = bookedCar(booking);
    return (
      car && {
        begins: { part: "pickUp", place: `${car.PickUpOffice}, ${car.PickUpZone}` },
        ends: { part: "return", place: `${car.DropOffOffice}, ${car.DropOffZone}` },
        guestName: car.DriverName,
        className: car.ClassName,
        roomClassCode: null,
        mealsPlanCode: null,
        guests: null,
        rooms: null,
        flightNumber: car.FlightNumber,
        extraDrivers: car.ExtraDrivers,
        extraDriverNames: car.ExtraDriverNames ?? [],
        childSeats: car.ChildSeats,
        requests: null,
      }
    );
  },
  supplied: (booking) => {
    const car = bookedCar(booking);
    return car && { ...car, FlightNumber: null };
  },
  driversBorn,
  unitChanges: { list: otherCars, move: moveToCar },
  alternatives: carAlternatives,
  elsewhere: carsElsewhere,
  mailed: mailedCar,
  platesOf,
  rated: {
    kind: "car",
    of: ({ SupplierName, Name }) => ({ hotelId: null, name: [SupplierName, Name].filter(Boolean).join(" · ") }),
  },
  voucher: carVoucher,
  described: describedCar,
  placeOf: (db, { BookingId }) => pickUpOffice(db, BookingId),
};
