import type { ComponentType } from "react";
import type { KnownPeople, Person } from "../features/plan/people/knownPeople";
import type { Booking } from "../features/plan/plan.schemas";
import type { Service, ServiceKind } from "../features/plan/service/sameService.rules";
import type { ProductType } from "../shared/enumerations";
import type { Instant } from "../shared/instant";
import type { MessageId } from "../shared/messageId";
import type { PagePath } from "../shared/page";

/** What of a booking its facts are read from. */
export type ShownBooking = Pick<Booking, "ProductType" | "StartsAt" | "EndsAt" | "Details">;

/** A product's part of a booking's voucher, in addition to the facts from the server. */
export type VoucherDetails = {
  /** The owner of its phone number: the rental desk, the property, or the person who meets the client. */
  readonly phone: "deskPhone" | "propertyPhone" | "phone";
  /** The guests that the reception expects; `age` is null for an adult, `name` while nobody is named. */
  readonly guests: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly age: number | null;
    readonly passport: string;
  }[];
  /** The client's wishes for the property. */
  readonly requests: string | null;
};

/**
 * A product in the browser: the port by which pages of features use any product. A product exports one such value
 * (`web/<product>.product.ts`), which products.web.ts lists; the application passes the list to the features' pages
 * (`ProductsContext`). Each part also has an answer for a booking whose details are lost.
 */
export type WebProduct = {
  readonly type: ProductType;
  /** Which words name it in messages. */
  readonly kind: ServiceKind;
  /** The page where one can be searched, with the text of the link. */
  readonly search: { readonly path: PagePath; readonly label: MessageId };
  /** The people and the place of a booking, to find a duplicate. (PLAN-38) */
  readonly served: (booking: ShownBooking) => Pick<Service, "placeId" | "people"> | null;
  /** The people that booking forms need not ask about again. (CAR-62, LODGE-30) */
  readonly people: (booking: ShownBooking) => KnownPeople;
  /** The client's data as typed for the booking, if it asks for the main traveler. (LODGE-30) */
  readonly mainTraveler: (booking: ShownBooking) => Person | null;
  /** The named drivers, and how many who may drive are not named yet; absent if nobody drives. (CAR-63) */
  readonly drivers?: (booking: ShownBooking) => { readonly names: readonly string[]; readonly unnamed: number } | null;
  readonly voucher: (booking: ShownBooking) => VoucherDetails;
  /** The tourist zone where it begins, under its name in the catalogue; null: none. (PAPER-21) */
  readonly zone: (booking: ShownBooking) => { readonly code: string; readonly name: string } | null;
  /** The page where the same is booked for other days. (PLAN-5) */
  readonly otherDays: (booking: ShownBooking) => PagePath | null;
  /** The small picture beside a booking's name. (PHOTO-6) */
  readonly Picture: ComponentType<{ readonly booking: ShownBooking }>;
  /** The line below a booking's name, such as a car's class. */
  readonly Subtitle?: ComponentType<{ readonly booking: ShownBooking }>;
  /** What a client compares in a proposal: class, or room, meals and stars. */
  readonly Compared: ComponentType<{ readonly booking: ShownBooking }>;
  /** When and where it begins and ends, and who drives or sleeps there. */
  readonly Facts: ComponentType<{ readonly booking: ShownBooking }>;
  /**
   * The guests' facts for a supplier, in addition to the others; `driverAge` in full years at the beginning. (DESK-31)
   */
  readonly WhoComes?: ComponentType<{ readonly booking: ShownBooking; readonly driverAge: number | null }>;
  /** The page that changes a booking, given its present state; absent where none can be changed. (PLAN-40) */
  readonly ChangeForm?: ComponentType<{ readonly booking: Booking }>;
  /** The link to alternatives for a lost booking, for its dates and place; `now` is the server's time. (PLAN-29) */
  readonly Similar: ComponentType<{ readonly booking: ShownBooking; readonly now: Instant }>;
};
