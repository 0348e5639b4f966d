import type { Booking } from "../features/plan/plan.schemas";
import type { PlanProduct } from "../features/plan/server/plan.ports";
import type { Values } from "../platform/server/http/texts";
import type { PersonalData } from "../platform/server/personal/personalData";
import type { SealedKind } from "../platform/server/sealed/sealedTexts";
import type { Tx } from "../platform/server/services";
import type { Instant } from "../shared/instant";
import type { Language } from "../shared/language";
import type { OfficeHours } from "../shared/officeOpening.schemas";

/** A text in a voucher's two languages, the client's first. One entry: the same in both, such as a name. */
export type Both = readonly string[];

/** A label and its value, each in both languages. */
export type BothFact = readonly [label: Both, value: Both];

/** Writes in a voucher's two languages. */
export type VoucherWords = {
  readonly inEach: (write: (language: Language) => string) => Both;
  /** A message `pdf.voucher.<id>`. */
  readonly label: (id: string, values?: Values) => Both;
  readonly opening: (hours: readonly OfficeHours[]) => Both;
  readonly moment: (instant: Instant) => Both;
};

/** What a product says on a voucher. (PAPER-6) */
export type VoucherText = {
  /** Who is served, if that is not the payer. */
  readonly holder: string | null;
  /** The service in a few words, as the signed code has it. */
  readonly service: (language: Language) => string;
  /** What, and when and where it begins and ends. */
  readonly facts: readonly BothFact[];
  /** Who comes and what they ask for: facts that take the whole width of the paper. */
  readonly guests: readonly BothFact[];
  /** What is included and what to bring, a sentence each. */
  readonly notes: readonly Both[];
};

/** Where a service begins. Degrees north and (negative) west. */
export type ServicePlace = {
  Name: string;
  Zone: string;
  Latitude: number;
  Longitude: number;
  /** Street and number; null for an office, which is known by its name. */
  Street: string | null;
  Phone: string | null;
  /** For a breakdown at any hour. */
  EmergencyPhone: string | null;
};

/**
 * A product on the server: what features ask of whatever is sold. A product exports one such value
 * (`server/<product>.product.ts`), which products.server.ts lists; the composition passes the list to the features.
 * What is asked of a `Booking` is null where its details are lost.
 */
export type ServerProduct = PlanProduct & {
  /** Its tables of bookings, and what erasing a client does with each. (SAFE-25) */
  readonly personal: readonly PersonalData[];
  /** Its rows with encrypted columns. (SAFE-28) */
  readonly sealed: readonly SealedKind[];
  /** Passes what a booking holds to its replacement, if that holds nothing of its own. */
  readonly handOver?: (tx: Tx, change: { from: number; to: number }) => Promise<void>;
  readonly voucher: (booking: Booking, words: VoucherWords, plate: string | null) => VoucherText | null;
  readonly placeOf: (db: Tx, booking: Booking) => Promise<ServicePlace | null>;
};
