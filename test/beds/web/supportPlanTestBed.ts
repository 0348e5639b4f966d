import type { SupportPlan } from "../../../src/features/desk/plans/plans.schemas";
import type { PlanWhy } from "../../../src/features/desk/plans/why.schemas";
import { HOUR } from "../../../src/shared/instant";

/** Noon in Havana on 1 December 2026. */
export const NOW = Date.UTC(2026, 11, 1, 17);

/** A reason for a plan's state. */
export const why = (What: PlanWhy["What"], Waits: PlanWhy["Waits"], said: Partial<PlanWhy> = {}): PlanWhy => ({
  What,
  Waits,
  Id: "",
  Facts: {},
  Since: null,
  Until: null,
  Refusals: [],
  ...said,
});

/** A confirmed plan whose client has not added a licence, and whose payment the provider has not answered. */
export const plan: SupportPlan = {
  TravelPlanId: 1001,
  ClientId: 7,
  ClientName: "Ana Rivera Soto",
  ClientEmail: "ana@example.com",
  ClientLanguage: "es",
  SecondFactor: false,
  CreatedAt: NOW - 50 * HOUR,
  Now: NOW,
  State: "verifyingDocuments",
  CancelReason: null,
  Why: [
    why("holderWaiting", "desk", { Id: "31", Facts: { name: "A. Rivera" }, Since: NOW - HOUR, Until: NOW + 41 * HOUR }),
    why("clientMissing", "client", {
      Facts: { amount: 29_100 },
      Until: NOW + 41 * HOUR,
      Refusals: [{ code: "licenceMissing", facts: {} }],
    }),
  ],
  Bounds: null,
  Limits: { Reached: [], LiftedUntil: null },
  Deadlines: [{ Kind: "pay", At: NOW + 41 * HOUR, BookingId: null }],
  Next: [
    { Type: "payment.started", By: "client", BookingId: null, Refusals: [{ code: "licenceMissing", facts: {} }] },
    { Type: "booking.cancelled", By: "client", BookingId: 801, Refusals: [] },
    { Type: "booking.extended", By: "staff", BookingId: 802, Refusals: [] },
  ],
  Bookings: [],
  Money: null,
  Payments: [
    {
      PaymentId: "3a4b7f52-93f7-4a51-8d43-0c1f5c3e2b10",
      Method: 135,
      Status: 1,
      Amount: 29_100,
      Received: null,
      ProviderReference: null,
      FailureCode: null,
      CreatedAt: NOW - HOUR,
      SettledAt: null,
      Asked: 3,
      AskAgainAt: NOW + HOUR,
    },
  ],
  Refunds: [],
  Alerts: [],
  Disputes: [],
  AskedRefunds: [],
  Mails: [
    {
      MailId: 7,
      Channel: "mail",
      Subject: "Booking 801 is confirmed",
      ToClient: true,
      CreatedAt: NOW - 7 * HOUR,
      DeliveredAt: NOW - 7 * HOUR,
      Attempts: 1,
      Waiting: false,
      Refusal: null,
      Lost: false,
    },
    {
      MailId: 8,
      Channel: "mail",
      Subject: "Booking 801 is still waiting for its supplier",
      ToClient: false,
      CreatedAt: NOW - 8 * HOUR,
      DeliveredAt: null,
      Attempts: 2,
      Waiting: true,
      Refusal: null,
      Lost: false,
    },
  ],
  Notes: [],
  Thread: {
    Written: [],
    Drafts: [
      { TemplateId: 1, Title: "What is missing before paying", Subject: "Faltan documentos", Message: "Hola, Ana:" },
    ],
    WhatsApp: false,
  },
  Documents: [
    { DocumentId: 5, Type: 2, Holder: "client", Status: "inReview", GivenAt: NOW - 20 * HOUR, RejectedFor: null },
  ],
  Holders: [{ HolderId: 31, Name: "A. Rivera", Status: "waiting", AskedAt: NOW - HOUR }],
  Proposed: [],
  CarMayChange: [],
};
