import type { Waiting } from "../../inbox/inbox.schemas";

const pageOf = {
  booking: "/support/bookings",
  holder: "/support/reviews",
  document: "/support/reviews",
  transfer: "/support/transfers",
  refund: "/support/refunds",
  note: "/support/notes",
  opinion: "/support/opinions",
} as const;

/** Where something is answered: its row on the page of its kind, or its plan, where everything about it is in sight. (DESK-14) */
export function answerPlace({ Kind, ItemId, TravelPlanId }: Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId">): string {
  if (Kind === "dispute" || Kind === "payment") return `/support/plans/${TravelPlanId}`;
  if (Kind === "mail") return `/support/plans/${TravelPlanId}#mails`;
  // The list is in pages: the address asks for this one, on whichever it stands. (DESK-98)
  if (Kind === "transfer") return `${pageOf.transfer}?transfer=${ItemId}#transfer-${ItemId}`;
  return `${pageOf[Kind]}#${Kind}-${ItemId}`;
}
