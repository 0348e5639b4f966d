import type { DescribedProduct } from "../../product.server";
import * as booked from "../bookedCar.schemas";
import { carContract } from "../car.contract";
import * as car from "../car.schemas";
import { classContract } from "../class.contract";
import * as carClass from "../class.schemas";
import { zonesContract } from "../zones.contract";

export const describedCar: DescribedProduct = {
  tag: "car",
  about: "Places, offers, prices and bookings of rental cars.",
  contracts: [carContract, classContract, zonesContract],
  schemas: [booked, car, carClass],
  details: booked.BookedCar,
  supplied: booked.BookedCar,
};
