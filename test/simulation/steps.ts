import type { PaymentStep } from "../../src/features/payments/server/payment.ports";
import type { Destination } from "../../src/shared/enumerations";
import type { Weather } from "./simulatedClover";
import type { TimesTold } from "./ways";

/** The test cards of docs/testing.md, by their behaviour. */
export const cards = {
  approved: "4242424242424242",
  declined: "4005571702222222",
  insufficient: "4000000000000507",
  hangs: "4000000000000200",
  failsAfterTheCharge: "4000000000000309",
  breaksBeforeTheCharge: "4000000000000408",
} as const;
export type Card = keyof typeof cards;

/** The test cards of a link's page. */
export const linkCards = { approved: "4242424242424242", declined: "4000000000000002" } as const;
export type LinkCard = keyof typeof linkCards;

/** Faults during a movement of money. */
export type Trouble = { weather: Weather; dieAt: PaymentStep | null };

/** One step of a script. Clients are 0 and 1; bookings are picked by a number, modulo the number of candidates. */
export type Step =
  | { do: "book"; client: number; startsInHours: number; days: number; confirmedAtOnce: boolean }
  | { do: "bookRoom"; client: number; startsInDays: number; nights: number; rooms: number; confirmedAtOnce: boolean }
  /**
   * The client requests other days of a booking, paid or not, and the destination of a difference. (PLAN-40, PLAN-42)
   */
  | { do: "change"; booking: number; days: number; confirmedAtOnce: boolean; refundTo: Destination }
  | { do: "confirm" | "decline" | "extend" | "cancel" | "remove"; booking: number }
  /** Staff block the car or some of the rooms for a time, or lift a block. */
  | { do: "block"; of: "car" | "rooms"; startsInDays: number; days: number; rooms: number }
  | { do: "lift"; block: number }
  | { do: "givePassport"; client: number }
  | { do: "giveLicence"; client: number; oldEnough: boolean }
  /** By card, with a part (hundredths) from the fund as far as its credit suffices. */
  | ({ do: "pay"; client: number; card: Card; fund: number } & Trouble)
  | ({ do: "payAgain"; client: number } & Trouble)
  /** Pays the difference of an agreed change of a paid booking by card. (PLAN-44) */
  | ({ do: "payMore"; booking: number; card: Card } & Trouble)
  /** Ordered; a part of the amount (hundredths) arrives immediately. */
  | { do: "orderTransfer"; client: number; part: number }
  | { do: "withdrawTransfer"; client: number }
  /** A part of a transfer arrives on our bank account, and staff enter it. */
  | { do: "moneyArrives"; transfer: number; part: number; dieAt: PaymentStep | null }
  /** Staff reverse an entry of money as a mistake: it was never on our account for this order. */
  | { do: "reverseArrival"; transfer: number; entry: number }
  /** Staff have sent every refund of a transfer by the bank. */
  | { do: "sendTransfersBack" }
  | ({ do: "orderLink"; client: number } & Trouble)
  /** A payment at a link's page, open or not; the shop is notified so many times concurrently. */
  | ({ do: "payLink"; link: number; card: LinkCard; told: TimesTold } & Trouble)
  /** A webhook is repeated, late, or out of order. */
  | ({ do: "tellAgain"; event: number } & Trouble)
  | ({ do: "closeLink"; client: number } & Trouble)
  | ({ do: "reconcile"; processes: number } & Trouble)
  /** By the client, or a part of it by staff (hundredths), which does not end the booking. */
  | { do: "refund"; booking: number; to: "client" | "fund"; part: number | null }
  /**
   * A part of a charge (hundredths) is refunded on its provider's own pages; the shop is notified or not, if the
   * provider notifies of such refunds.
   */
  | { do: "refundThere"; charge: number; part: number; isTold: boolean }
  /** Finance attributes each refund that was made at a provider. */
  | { do: "attribute"; as: "goodwill" | "bookings" }
  | { do: "providerGoesOn" }
  | { do: "sign"; client: number }
  | { do: "later"; minutes: number }
  /** Time moves to a plan's next deadline or reminder, or to a second before or after it. */
  | { do: "approachDeadline"; client: number; seconds: number }
  /**
   * Time moves to the end of a booking's confirmation window, 72 h after it was made, or to some seconds before or
   * after it.
   */
  | { do: "approachPromise"; booking: number; seconds: number }
  /** A payment and another action on the same plan, at the same moment. */
  | ({ do: "payDuring"; client: number; card: Card; rival: Rival } & Trouble)
  | { do: "sweep" };

/** Actions that may coincide with a payment. */
export const rivals = ["cancel", "remove", "payAgain", "sweep", "reconcile"] as const;
export type Rival = (typeof rivals)[number];

export type Script = { beginsAt: number; steps: Step[] };

export function written(step: Step): string {
  const { do: name, ...facts } = step;
  return `${name} ${Object.entries(facts)
    .filter(([, value]) => value !== null && value !== "fair")
    .map(([key, value]) => `${key}=${value}`)
    .join(" ")}`.trim();
}
