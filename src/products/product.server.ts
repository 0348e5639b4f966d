import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";
import type { CountryChecks } from "../features/account/server/countries";
import type { RememberDriver } from "../features/documents/server/driverDocuments";
import type { RatedProduct } from "../features/opinions/server/opinions.ports";
import type { Booking } from "../features/plan/plan.schemas";
import type { BookingService } from "../features/plan/server/bookings/booking.service";
import type { PlanProduct } from "../features/plan/server/plan.ports";
import type { PlanService } from "../features/plan/server/plan.service";
import type { SavedNames } from "../features/saved/saved.ports";
import type { CacheUntilChange } from "../platform/server/caches/cachedUntilChange";
import type { Values } from "../platform/server/http/texts";
import type { PersonalData } from "../platform/server/personal/personalData";
import type { SealedKind } from "../platform/server/sealed/sealedTexts";
import type { Services, Tx } from "../platform/server/services";
import type { Endpoint } from "../shared/endpoint";
import type { HavanaDate } from "../shared/havana";
import type { Instant } from "../shared/instant";
import type { Language } from "../shared/language";
import type { MessageUnder } from "../shared/messageId";
import type { Minor } from "../shared/money";
import type { OfficeHours } from "../shared/officeOpening.schemas";

/** A text in a voucher's two languages, the client's first. One entry: the same in both, such as a name. */
export type Both = readonly string[];

/** A label and its value, each in both languages. */
export type BothFact = readonly [label: Both, value: Both];

/** Writes in a voucher's two languages. */
export type VoucherWords = {
  readonly inEachLanguage: (write: (language: Language) => string) => Both;
  /** A message `pdf.voucher.<id>`. */
  readonly label: (id: MessageUnder<"pdf.voucher">, values?: Values) => Both;
  readonly opening: (hours: readonly OfficeHours[]) => Both;
  readonly moment: (instant: Instant) => Both;
};

/** What is known of a booked service besides its booking, for the voucher. */
export type VoucherKnown = {
  /** The number plate of a booked car; null if there is none. */
  readonly plate: string | null;
  /** Where the service begins, with the phone numbers there; null if it is not known. */
  readonly place: ServicePlace | null;
};

/** A product's facts on a voucher. (PAPER-6) */
export type VoucherText = {
  /** Who is served, if that is not the payer. */
  readonly holder: string | null;
  /** The service in a few words, as in the signed code. */
  readonly service: (language: Language) => string;
  /** The service, and when and where it begins and ends. */
  readonly facts: readonly BothFact[];
  /** The guests and their wishes: facts that take the whole width of the paper. */
  readonly guests: readonly BothFact[];
  /** What is included and what to bring, a sentence each. */
  readonly notes: readonly Both[];
};

/** The place where a service begins. Degrees north and (negative) west. */
export type ServicePlace = {
  Name: string;
  Zone: string;
  Latitude: number;
  Longitude: number;
  /** Street and number; null for an office, which is known by its name. */
  Street: string | null;
  /** The exact meeting point of the client, if staff have entered it. */
  Meeting?: string;
  Phone: string | null;
  /** For a breakdown at any hour. */
  EmergencyPhone: string | null;
};

/** What staff may propose instead of a booked service. Amounts in minor units. */
export type ProductAlternative = {
  /** The ids by which the product knows it. */
  readonly Choice: Record<string, number>;
  readonly Name: string;
  readonly SupplierName: string;
  /** The codes of rooms and meals; null for a product without. */
  readonly Stay: { readonly RoomClassCode: string; readonly MealsPlanCode: string } | null;
  /** At least as good in everything. */
  readonly NoWorse: boolean;
  /** Its full price, and what the client would pay. */
  readonly ListPrice: Minor;
  readonly PayNow: Minor;
};

/** Alternatives to what a supplier cannot provide. Both throw `plan.bookingUnknown` for a booking of another product. */
export type ProductAlternatives = {
  /** Free ones, best first. */
  readonly list: (bookingId: number) => Promise<readonly ProductAlternative[]>;
  /** Stores one as a proposal with its price, and reserves it; resolves to its id. Throws the errors of a booking. */
  readonly propose: (
    tx: Tx,
    bookingId: number,
    proposed: { readonly choice: Readonly<Record<string, number>>; readonly note: string; readonly at: Instant },
  ) => Promise<number>;
};

/** Where some of a group (a model, a property) are free. */
export type FreePlace = {
  readonly zoneId: number;
  readonly groupId: number;
  readonly groupName: string;
  /** The provider, if that is not the group itself. */
  readonly supplierNames: readonly string[];
  readonly free: number;
};

/** What a booking is for, and where as much of the same class is free on its days; null: it is another product's. (DESK-28) */
export type ProductElsewhere = (
  db: Tx,
  bookingId: number,
) => Promise<{
  readonly of: "cars" | "rooms";
  readonly zoneId: number;
  readonly groupId: number;
  readonly from: HavanaDate;
  readonly until: HavanaDate;
  readonly freePlacesIn: (zoneIds: readonly number[]) => Promise<readonly FreePlace[]>;
} | null>;

/** A product's part of the API's description. (OPS-50) */
export type DescribedProduct = {
  /** The tag of its calls, with a sentence on them. */
  readonly tag: string;
  readonly about: string;
  readonly contracts: readonly Readonly<Record<string, Endpoint>>[];
  /** The modules of its schemas. */
  readonly schemas: readonly Readonly<Record<string, unknown>>[];
  /** The schema of its bookings' `Details`. */
  readonly details: TSchema;
  /** The same as suppliers read them. */
  readonly supplied: TSchema;
};

/**
 * A product on the server: the port by which features use any product. A product exports one such value
 * (`server/<product>.product.ts`), which products.server.ts lists; the composition passes the list to the features. A
 * fact about a `Booking` is null if its details are lost.
 */
export type ServerProduct = PlanProduct &
  RatedProduct & {
    /** Its tables of bookings, and what erasing a client does with each. (SAFE-25) */
    readonly personal: readonly PersonalData[];
    /** Its rows with encrypted columns. (SAFE-28) */
    readonly sealed: readonly SealedKind[];
    readonly voucher: (booking: Booking, words: VoucherWords, known: VoucherKnown) => VoucherText | null;
    readonly placeOf: (db: Tx, booking: Booking) => Promise<ServicePlace | null>;
    readonly described: DescribedProduct;
    /** Absent where staff propose nothing else. */
    readonly alternatives?: (services: Pick<Services, "db" | "now">) => ProductAlternatives;
    /** Absent where staff look for nothing elsewhere. */
    readonly elsewhere?: ProductElsewhere;
  };

/** What every product's services are composed of. */
export type ProductServices = Pick<Services, "db" | "now" | "log" | "replica">;
export type ProductDeps = {
  readonly plans: PlanService;
  readonly bookings: BookingService;
  readonly countries: CountryChecks;
  readonly rememberDriver: RememberDriver;
  readonly cacheUntilChange: CacheUntilChange;
};

/** A product with its services. */
export type OpenProduct = {
  /** Registers the calls of its contracts. */
  readonly addRoutes: (app: FastifyInstance) => void;
  /** The names of what clients save of it, also of what is off sale. (LODGE-25) */
  readonly savedNames: SavedNames;
};
