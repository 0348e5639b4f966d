import type { ComponentType } from "react";
import type { KnownPeople, Person } from "../features/plan/knownPeople";
import type { Booking } from "../features/plan/plan.schemas";
import type { Service, ServiceKind } from "../features/plan/sameService.rules";
import type { ProductType } from "../shared/enumerations";
import type { Instant } from "../shared/instant";
import type { MessageId } from "../shared/messageId";
import type { PagePath } from "../shared/page";

/** What of a booking its facts are read from. */
export type ShownBooking = Pick<Booking, "ProductType" | "StartsAt" | "EndsAt" | "Details">;

/** What a voucher says of a booking besides the facts that the server writes. */
export type VoucherDetails = {
  /** Whose phone it gives: that of the rental desk, of the property, or of whoever awaits the client. */
  readonly phone: "deskPhone" | "propertyPhone" | "phone";
  /** Whom the reception expects; `age` is null for an adult, `name` while nobody is named. */
  readonly guests: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly age: number | null;
    readonly passport: string;
  }[];
  /** What the client asked the property for. */
  readonly requests: string | null;
};

/**
 * A product in the browser: what pages of features ask of whatever is sold. A product exports one such value
 * (`web/<product>.product.ts`), which products.web.ts lists; the application gives the list to the features' pages
 * (`ProductsContext`). Each part also has an answer for a booking whose details are lost.
 */
export type WebProduct = {
  readonly type: ProductType;
  /** Which words name it in messages. */
  readonly kind: ServiceKind;
  /** The page where one is searched for, with the words of the link. */
  readonly search: { readonly path: PagePath; readonly label: MessageId };
  /** Whom a booking is for, and in which place, to find the same one booked twice. (PLAN-38) */
  readonly served: (booking: ShownBooking) => Pick<Service, "placeId" | "people"> | null;
  /** Whom booking forms need not ask about again. (CAR-62, LODGE-30) */
  readonly people: (booking: ShownBooking) => KnownPeople;
  /** The client as they typed themselves for the booking, if it asks for the main traveler. (LODGE-30) */
  readonly mainTraveler: (booking: ShownBooking) => Person | null;
  /** Who is named to drive, and how many who may drive are not named yet; absent where nobody drives. (CAR-63) */
  readonly drivers?: (booking: ShownBooking) => { readonly names: readonly string[]; readonly unnamed: number } | null;
  readonly voucher: (booking: ShownBooking) => VoucherDetails;
  /** The tourist zone where it begins, as the catalogue calls it; null: in none. (PAPER-21) */
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
  /** What a supplier reads of those who come, besides the facts; `driverAge` in full years at the beginning. (DESK-31) */
  readonly WhoComes?: ComponentType<{ readonly booking: ShownBooking; readonly driverAge: number | null }>;
  /** The page that changes a booking, given its present state; absent where none can be changed. (PLAN-40) */
  readonly ChangeForm?: ComponentType<{ readonly booking: Booking }>;
  /** The link to alternatives for a lost booking, for its dates and place; `now` is the server's time. (PLAN-29) */
  readonly Similar: ComponentType<{ readonly booking: ShownBooking; readonly now: Instant }>;
};
