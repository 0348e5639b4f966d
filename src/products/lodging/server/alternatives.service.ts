import { proposedPrice } from "../../../features/plan/bookings/proposal.rules";
import { insertProposal } from "../../../features/plan/server/plan.repository";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { havanaDate } from "../../../shared/havana";
import { mealsPlanCode, roomClassCode } from "../../../shared/lodgingCodes";
import type { ProductAlternative, ProductAlternatives } from "../../product.server";
import { isNoWorse, mayStandIn, type StayQuality } from "../lodging.alternatives";
import { stayInstants } from "../lodging.rules";
import { type PricedOffer, priceOffers, questionOf } from "../search/lodging.offers";
import { type BookedStay, findBookedStay, insertSameStay } from "./alternatives.repository";
import { bookedOffer, bookedPrice } from "./bookedOffer";
import { loadCatalogue } from "./catalogue.repository";
import { stayOf } from "./lodging.problems";
import { availability, holdRooms } from "./lodging.repository";

/**
 * Alternatives to rooms that their property cannot provide: same zone, days and guests. The caller checks who may ask
 * and propose.
 */
export function lodgingAlternatives({ db, now }: Pick<Services, "db" | "now">): ProductAlternatives {
  const fewFreeIn = availability(db);

  /**
   * Available alternatives: those at least as good, the cheapest for us first, then lesser ones, the dearest first.
   */
  const list: ProductAlternatives["list"] = async (bookingId) => {
    const booked = await findBookedStay(db, bookingId);
    if (!booked) throw new Problem("plan.bookingUnknown");
    const { lodging, stay } = booked;
    const known = await loadCatalogue(db, now());
    const question = questionOf(stay, lodging.Rooms, known, havanaDate(now()));
    const few = new Map(await fewFreeIn(question));
    // The booking's own rooms count as free, for instance with another meal plan.
    const besides = few.get(stay.roomTypeId);
    if (besides !== undefined) few.set(stay.roomTypeId, besides + lodging.Rooms.length);
    const properties = [...known.properties.values()].filter(({ zone }) => zone.code === lodging.ZoneCode);
    const found = priceOffers(properties, few, question).filter((offer) => standsIn(booked, offer));
    return found
      .map((offer) => ({
        offer,
        payNow: proposedPrice(booked.booking, { payNow: offer.price, priceLines: [] }).payNow,
        noWorse: isNoWorse(bookedQuality(booked), qualityOf(offer)),
      }))
      .sort((a, b) => Number(b.noWorse) - Number(a.noWorse) || (a.offer.price - b.offer.price) * (a.noWorse ? 1 : -1))
      .map(alternativeOf);
  };

  /**
   * Proposes an alternative to the client: stores it as a row with its price and guests, and reserves rooms. None are
   * reserved if it has the booking's room type: its rooms are handed over when the client accepts. Throws
   * `proposal.stayNotBetter`, `proposal.over` if another proposal is open, and what a booking throws.
   */
  const propose: ProductAlternatives["propose"] = async (tx, bookingId, { choice: chosen, note, at }) => {
    const booked = await findBookedStay(tx, bookingId);
    const { HotelId: hotelId, RoomClassId: roomClassId, MealsPlanId: mealsPlanId } = chosen;
    if (!booked || hotelId === undefined || roomClassId === undefined || mealsPlanId === undefined)
      throw new Problem("plan.bookingUnknown");
    const { lodging, stay, booking } = booked;
    const known = await loadCatalogue(tx, at, { propertyId: hotelId });
    const { CheckIn, CheckOut, Rooms } = lodging;
    const named = { HotelId: hotelId, RoomClassId: roomClassId, MealsPlanId: mealsPlanId };
    const choice = { ...named, CheckIn, CheckOut, Rooms, CurrencyCode: "USD" as const };
    const today = havanaDate(at);
    const offer = bookedOffer(known, choice, today);
    if (offer.property.zone.code !== lodging.ZoneCode || !standsIn(booked, offer))
      throw new Problem("proposal.stayNotBetter");
    const { price: list } = bookedPrice(known, offer, choice, today);
    const { payNow, priceLines } = proposedPrice(booking, { payNow: offer.price, priceLines: list.priceLines });
    const terms = { supplierId: null, payNow, payInCuba: 0, price: { ...list, priceLines } };
    const when = stayInstants(stayOf(choice), offer.property);
    const proposalId = await insertProposal(tx, booking, { ...when, ...terms }, { note, at });
    const roomTypeId = offer.roomType.id;
    const hold = { bookingId: proposalId, roomTypeId, rooms: Rooms.length, ...stayOf(choice) };
    if (roomTypeId !== stay.roomTypeId && !(await holdRooms(tx, hold))) throw new Problem("lodging.soldOut");
    await insertSameStay(tx, proposalId, stay, { hotelId, roomTypeId, mealsPlanId });
    return proposalId;
  };

  return { list, propose };
}

type Found = { offer: PricedOffer; payNow: number; noWorse: boolean };

const alternativeOf = ({ offer, payNow, noWorse }: Found): ProductAlternative => {
  const { property, roomType, plan, price } = offer;
  return {
    Choice: { HotelId: property.id, RoomClassId: roomType.classId, MealsPlanId: plan.mealsPlanId },
    Name: property.name,
    SupplierName: property.chain?.name ?? property.name,
    Stay: {
      RoomClassCode: roomClassCode(roomType.classId) ?? "",
      MealsPlanCode: mealsPlanCode(plan.mealsPlanId) ?? "",
    },
    NoWorse: noWorse,
    ListPrice: price,
    PayNow: payNow,
  };
};

function standsIn(booked: BookedStay, offer: PricedOffer): boolean {
  const { roomTypeId, mealsPlanId } = booked.stay;
  if (offer.roomType.id === roomTypeId && offer.plan.mealsPlanId === mealsPlanId) return false;
  const was = { ...bookedQuality(booked), payNow: booked.booking.payNow };
  return mayStandIn(was, { ...qualityOf(offer), listPrice: offer.price });
}

function bookedQuality({ lodging: { Kind, Stars, RoomClassId, MealsPlanCode } }: BookedStay): StayQuality {
  return { kind: Kind, stars: Stars, classId: RoomClassId, meals: MealsPlanCode };
}

function qualityOf({ property, roomType, plan }: PricedOffer): StayQuality {
  const meals = mealsPlanCode(plan.mealsPlanId) ?? "";
  return { kind: property.kind, stars: property.stars, classId: roomType.classId, meals };
}
