import { byClient, endpoint } from "../../shared/endpoint";
import type {
  CarChange,
  DisputeSettlement,
  DocumentInOrder,
  MailAgain,
  OfBooking,
  OfClient,
  OfDispute,
  OfDocument,
  OfHolder,
  OfPlan,
  OtherCars,
  PaymentRetry,
  Proposal,
  RetriedPayment,
} from "./actions.schemas";
import type { PlanBundle } from "./bundle/bundle";
import type { DaySheet } from "./day/day.schemas";
import type { Impersonation, ImpersonationBegun } from "./impersonation.schemas";
import type {
  Assignment,
  Inbox,
  NewSnooze,
  OfView,
  OfWaiting,
  Outcome,
  SavedView,
  ViewChange,
} from "./inbox/inbox.schemas";
import type { DeskChange } from "./live.rules";
import type { DeskNote, NoteAnswer, NoteAside } from "./notes.schemas";
import type { FoundPlans, PlanQuery, SupportPlan, UnreadableSupportPlan } from "./plans/plans.schemas";
import type { Colleague, Presence } from "./presence/presence.schemas";
import type { Alternative, ReviewedDocument, Reviews } from "./reviews.schemas";
import type { Confirmation, Decline, DeskQueue, Extension } from "./support.schemas";
import type { InternalNote, Message } from "./thread/thread.schemas";
import type { Timeline, TimelineEntry, TimelineExport, TimelineQuery } from "./timeline/timeline.schemas";
import type { InfectedUpload, UploadDone } from "./uploads.schemas";

const byDesk = { access: "staff", staff: ["desk"] } as const;
const byFinance = { access: "staff", staff: ["finance"] } as const;
/** The desk, and finance. */
const byBoth = { access: "staff", staff: ["desk", "finance"] } as const;
const byEveryRole = { access: "staff", staff: ["desk", "finance", "content"] } as const;

/** The back office: staff only. */
export const supportContract = {
  /** Everything that waits for staff, most urgent first. */
  getInbox: endpoint<Inbox>()({ method: "GET", path: "/api/support/inbox", ...byEveryRole }),
  /** Views of the inbox that the caller has saved, and those that all have. (DESK-120) */
  getInboxViews: endpoint<SavedView[]>()({ method: "GET", path: "/api/support/inbox/views", ...byEveryRole }),
  /** Saves a view under a name, or changes one; sharing it is for owners. */
  saveInboxView: endpoint<null, ViewChange>()({ method: "POST", path: "/api/support/inbox/views", ...byEveryRole }),
  removeInboxView: endpoint<null, OfView>()({
    method: "POST",
    path: "/api/support/inbox/views/remove",
    ...byEveryRole,
  }),
  /** Assigns an item to staff themselves, a colleague or nobody. */
  assignWaiting: endpoint<null, Assignment>()({ method: "POST", path: "/api/support/inbox/assign", ...byEveryRole }),
  /** Snoozes an item until a time, or until its client writes or acts. (DESK-111) */
  snoozeWaiting: endpoint<null, NewSnooze>()({ method: "POST", path: "/api/support/inbox/snooze", ...byEveryRole }),
  wakeWaiting: endpoint<null, OfWaiting>()({ method: "POST", path: "/api/support/inbox/wake", ...byEveryRole }),
  /** What became of an item that is in no list any more: who did what, for a colleague who was busy with it. */
  getOutcome: endpoint<Outcome | null, OfWaiting>()({
    method: "POST",
    path: "/api/support/inbox/outcome",
    ...byEveryRole,
    nullable: true,
  }),
  /** Changes as they happen: server-sent events, until the session or its token ends. */
  watchDesk: endpoint<DeskChange>()({ method: "GET", path: "/api/support/changes", ...byEveryRole }),
  /** Says what a tab has open, and answers what colleagues have, of what the caller may answer. (DESK-109) */
  tellPresence: endpoint<Colleague[], Presence>()({ method: "POST", path: "/api/support/presence", ...byEveryRole }),
  getDeskQueue: endpoint<DeskQueue>()({ method: "GET", path: "/api/support/queue/:lang", ...byDesk }),
  /** What happens on a Havana date. Each access is audited. */
  getDaySheet: endpoint<DaySheet>()({ method: "GET", path: "/api/support/days/:day", ...byBoth }),
  confirmBooking: endpoint<null, Confirmation>()({ method: "POST", path: "/api/support/bookings/confirm", ...byDesk }),
  declineBooking: endpoint<null, Decline>()({ method: "POST", path: "/api/support/bookings/decline", ...byDesk }),
  extendBooking: endpoint<null, Extension>()({ method: "POST", path: "/api/support/bookings/extend", ...byDesk }),
  /** The query is in the body: it may be a name, and URLs of calls are logged. */
  searchPlans: endpoint<FoundPlans, PlanQuery>()({ method: "POST", path: "/api/support/plans/search", ...byBoth }),
  /** Each access is audited, including the browser's refetching. */
  getSupportPlan: endpoint<SupportPlan>()({ method: "GET", path: "/api/support/plans/:planId/:lang", ...byBoth }),
  /** The known data of a plan whose facts cannot be read; audited like the plan. (OPS-113) */
  getUnreadablePlan: endpoint<UnreadableSupportPlan>()({
    method: "GET",
    path: "/api/support/unreadable/:planId",
    ...byBoth,
  }),
  /** Everything that happened to a plan, newest first, in pages. Audited as an access to the plan. (DESK-24) */
  getTimeline: endpoint<Timeline, TimelineQuery>()({ method: "POST", path: "/api/support/plans/timeline", ...byBoth }),
  /** The same as a file; each copy is audited. */
  exportTimeline: endpoint<TimelineEntry[], TimelineExport>()({
    method: "POST",
    path: "/api/support/plans/timeline/export",
    ...byBoth,
  }),
  /** A message that staff begin: by note and email, and by WhatsApp if the client's number is verified. (DESK-25) */
  writeToClient: endpoint<null, Message>()({ method: "POST", path: "/api/support/plans/write", ...byDesk }),
  /** A note for colleagues: the client never sees it. */
  noteForColleagues: endpoint<null, InternalNote>()({ method: "POST", path: "/api/support/plans/note", ...byBoth }),
  /** The plan's support bundle, for a replay elsewhere. */
  getPlanBundle: endpoint<PlanBundle>()({ method: "GET", path: "/api/support/bundles/:planId", ...byBoth }),
  /** Puts an undelivered email aside, so that nobody sends it again. */
  putMailAside: endpoint<null, MailAgain>()({ method: "POST", path: "/api/support/mails/aside", ...byDesk }),
  sendMailAgain: endpoint<null, MailAgain>()({ method: "POST", path: "/api/support/mails/again", ...byDesk }),
  retryPayment: endpoint<RetriedPayment, PaymentRetry>()({
    method: "POST",
    path: "/api/support/payments/retry",
    ...byBoth,
  }),
  sendVouchersAgain: endpoint<null, OfPlan>()({ method: "POST", path: "/api/support/vouchers/again", ...byDesk }),
  /** Lifts a client's limits for a time. */
  liftLimits: endpoint<null, OfClient>()({ method: "POST", path: "/api/support/clients/liftLimits", ...byDesk }),
  /**
   * Removes the second factor of a client who lost it; the reason describes how staff checked the person's identity.
   * (SAFE-72)
   */
  forgetClientFactor: endpoint<null, OfClient>()({
    method: "POST",
    path: "/api/support/clients/forgetFactor",
    ...byDesk,
    reauthenticated: true,
  }),
  acceptHolder: endpoint<null, OfHolder>()({ method: "POST", path: "/api/support/plans/acceptHolder", ...byDesk }),
  refuseHolder: endpoint<null, OfHolder>()({ method: "POST", path: "/api/support/plans/refuseHolder", ...byDesk }),
  /** Records that a dispute's evidence was submitted at the provider. */
  answerDispute: endpoint<null, OfDispute>()({ method: "POST", path: "/api/support/disputes/answer", ...byFinance }),
  /** Undoes that. */
  unanswerDispute: endpoint<null, OfDispute>()({
    method: "POST",
    path: "/api/support/disputes/unanswer",
    ...byFinance,
  }),
  /** Settles a lost dispute as paid or given up: it blocks nothing any more. */
  settleDispute: endpoint<null, DisputeSettlement>()({
    method: "POST",
    path: "/api/support/disputes/settle",
    ...byFinance,
  }),
  /** Documents and names on cards that wait for review. */
  getReviews: endpoint<Reviews>()({ method: "GET", path: "/api/support/reviews/:lang", ...byDesk }),
  /** A document's data; each access is audited. */
  getReviewedDocument: endpoint<ReviewedDocument>()({
    method: "GET",
    path: "/api/support/documents/:documentId",
    ...byDesk,
  }),
  verifyDocument: endpoint<null, DocumentInOrder>()({
    method: "POST",
    path: "/api/support/documents/verify",
    ...byDesk,
  }),
  rejectDocument: endpoint<null, OfDocument>()({ method: "POST", path: "/api/support/documents/reject", ...byDesk }),
  /** Free alternatives to a booked car or stay. */
  getAlternatives: endpoint<Alternative[]>()({
    method: "GET",
    path: "/api/support/bookings/:bookingId/alternatives/:lang",
    ...byDesk,
  }),
  proposeAlternative: endpoint<null, Proposal>()({ method: "POST", path: "/api/support/bookings/propose", ...byDesk }),
  /** The free cars to which a booking can be moved. */
  getOtherCars: endpoint<OtherCars>()({ method: "GET", path: "/api/support/bookings/:bookingId/cars", ...byDesk }),
  /** Gives a booking another car of its company for the rest of its days; neither price nor dates change. (DESK-104) */
  changeCar: endpoint<null, CarChange>()({ method: "POST", path: "/api/support/bookings/car", ...byDesk }),
  withdrawProposal: endpoint<null, OfBooking>()({
    method: "POST",
    path: "/api/support/bookings/withdrawProposal",
    ...byDesk,
  }),
  /** Clients' notes that nobody has dealt with, oldest first. */
  getDeskNotes: endpoint<DeskNote[]>()({ method: "GET", path: "/api/support/notes", ...byDesk }),
  answerNote: endpoint<null, NoteAnswer>()({ method: "POST", path: "/api/support/notes/answer", ...byDesk }),
  /** Infected files that were refused, and that nobody has dealt with, oldest first. (DESK-108) */
  getInfectedUploads: endpoint<InfectedUpload[]>()({ method: "GET", path: "/api/support/uploads", ...byDesk }),
  endInfectedUpload: endpoint<null, UploadDone>()({ method: "POST", path: "/api/support/uploads/done", ...byDesk }),
  putNoteAside: endpoint<null, NoteAside>()({ method: "POST", path: "/api/support/notes/aside", ...byDesk }),
  /** Acting in a client's place for 15 minutes: an access token that names both, and no refresh token. */
  beginImpersonation: endpoint<ImpersonationBegun, Impersonation>()({
    method: "POST",
    path: "/api/support/impersonation/begin",
    ...byDesk,
    reauthenticated: true,
  }),
  /** Called with the token that it ends; the end is recorded. */
  endImpersonation: endpoint<null>()({ method: "POST", path: "/api/support/impersonation/end", ...byClient }),
} as const;
