import { lazy } from "react";
import { carsPath } from "../../../features/plan/products.pages";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { ProductType } from "../../../shared/enumerations";
import type { WebProduct } from "../../product.web";
import { bookedCar, driversOf, servedByCar, unnamedDrivers } from "../bookedCar";
import { carSearchPath } from "../car.paths";
import { searchOfBooked } from "../search/car.search-url";
import { BookedCarClass, ComparedCar } from "./booked/BookedCarClass";
import { BookedCarFacts } from "./booked/BookedCarFacts";
import { BookedCarPicture } from "./booked/BookedCarPicture";
import { CarAndDriver } from "./booked/CarAndDriver";

/** The rental car as a product. */
export const carProduct: WebProduct = {
  type: ProductType.CarRent,
  kind: "car",
  search: { path: carsPath(), label: "checkout.action.search" },
  served: (booking) => {
    const car = bookedCar(booking);
    return car && servedByCar(car);
  },
  people: (booking) => {
    const car = bookedCar(booking);
    return { people: car ? driversOf(car) : [], party: null };
  },
  mainTraveler: () => null,
  drivers: (booking) => {
    const car = bookedCar(booking);
    return car && { names: [car.DriverName, ...(car.ExtraDriverNames ?? [])], unnamed: unnamedDrivers(car) };
  },
  voucher: () => ({ phone: "deskPhone", guests: [], requests: null }),
  zone: (booking) => {
    const car = bookedCar(booking);
    return car && { code: car.ZoneCode, name: car.PickUpZone };
  },
  otherDays: (booking) => {
    const car = bookedCar(booking);
    return car && carSearchPath(searchOfBooked(car));
  },
  Picture: BookedCarPicture,
  Subtitle: BookedCarClass,
  Compared: ComparedCar,
  Facts: BookedCarFacts,
  WhoComes: CarAndDriver,
  ChangeForm: lazyPage(
    withMessages("booking", () => import(/* webpackChunkName: "change-car" */ "./change/ChangeCar")),
  ),
  Similar: lazy(() => import(/* webpackChunkName: "similar-cars" */ "./booked/SimilarCars")),
};
