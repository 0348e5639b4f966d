import type { StaffRole } from "../../src/shared/staffRole";

/**
 * What each call for staff is worth to whom, beside the owner, who may make them all. The contracts decide; a right that is
 * given or taken away has to be told here. (DESK-17)
 */
export const staffMay: Readonly<Record<string, readonly StaffRole[]>> = {
  "GET /api/support/self": ["desk", "finance", "content"],
  "GET /api/support/inbox": ["desk", "finance"],
  "POST /api/support/inbox/assign": ["desk", "finance"],
  "GET /api/support/changes": ["desk", "finance"],
  "GET /api/support/access": ["desk", "finance", "content"],
  "POST /api/support/access/factor/begin": ["desk", "finance", "content"],
  "POST /api/support/access/factor/confirm": ["desk", "finance", "content"],
  "POST /api/support/access/factor/end": ["desk", "finance", "content"],
  "POST /api/support/access/sessions/end": ["desk", "finance", "content"],
  "GET /api/support/queue/:lang": ["desk"],
  "GET /api/support/days/:day": ["desk", "finance"],
  "POST /api/support/bookings/confirm": ["desk"],
  "POST /api/support/bookings/decline": ["desk"],
  "POST /api/support/bookings/extend": ["desk"],
  "POST /api/support/plans/search": ["desk", "finance"],
  "GET /api/support/plans/:planId/:lang": ["desk", "finance"],
  "GET /api/support/plans/:planId/steps/:after": ["desk", "finance"],
  "GET /api/support/bundles/:planId": ["desk", "finance"],
  "POST /api/support/mails/again": ["desk"],
  "POST /api/support/payments/retry": ["desk", "finance"],
  "POST /api/support/vouchers/again": ["desk"],
  "POST /api/support/clients/liftLimits": ["desk"],
  "POST /api/support/plans/acceptHolder": ["desk"],
  "POST /api/support/plans/refuseHolder": ["desk"],
  "POST /api/support/disputes/answer": ["finance"],
  "POST /api/support/disputes/settle": ["finance"],
  "POST /api/support/disputes/unanswer": ["finance"],
  "GET /api/support/reviews/:lang": ["desk"],
  "GET /api/support/documents/:documentId": ["desk"],
  "POST /api/support/documents/verify": ["desk"],
  "POST /api/support/documents/reject": ["desk"],
  "GET /api/support/bookings/:bookingId/alternatives/:lang": ["desk"],
  "POST /api/support/bookings/propose": ["desk"],
  "POST /api/support/bookings/withdrawProposal": ["desk"],
  "GET /api/support/notes": ["desk"],
  "POST /api/support/notes/answer": ["desk"],
  "POST /api/support/notes/aside": ["desk"],
  "POST /api/support/impersonation/begin": ["desk"],
  "GET /api/support/refunds": ["finance"],
  "POST /api/support/refunds/decide": ["finance"],
  "GET /api/support/refunds/manual/:bookingId": ["finance"],
  "POST /api/support/refunds/manual": ["finance"],
  "POST /api/support/refunds/sent": ["finance"],
  "GET /api/support/transfers": ["finance"],
  "POST /api/support/transfers/received": ["finance"],
  "POST /api/support/transfers/rejected": ["finance"],
};

/** Calls that name a client's record and that not all staff who look after clients may make. */
export const servedBy: Readonly<Record<string, readonly StaffRole[]>> = {
  "GET /api/bookings/cancel/:id": ["desk"],
  "GET /api/bookings/delete/:id": ["desk"],
  "GET /api/admin/clientDocuments/getClientDocumentsInfo/:clientId/:docType": ["desk"],
  "POST /api/admin/bookings/refundToClient/:id": ["finance"],
  "POST /api/admin/bookings/refundToFund/:id": ["finance"],
};
