import type { DescribedProduct } from "../../product.server";
import * as booking from "../book/booking.schemas";
import * as booked from "../bookedLodging.schemas";
import { lodgingContract } from "../lodging.contract";
import * as lodging from "../lodging.schemas";
import * as places from "../places.schemas";
import * as property from "../property.schemas";
import * as supplied from "../suppliedStay.schemas";

export const describedLodging: DescribedProduct = {
  tag: "lodging",
  about: "Places, hotels and villas, offers, prices and bookings of stays.",
  contracts: [lodgingContract],
  schemas: [booked, booking, lodging, places, property, supplied],
  details: booked.BookedLodging,
  supplied: supplied.SuppliedStay,
};
