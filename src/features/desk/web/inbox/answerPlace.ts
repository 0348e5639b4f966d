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

/**
 * Where an item is answered: its row on the page of its kind, or its plan, which shows everything about it. (DESK-14)
 */
export function answerPlace({ Kind, ItemId, TravelPlanId }: Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId">): string {
  if (Kind === "dispute" || Kind === "payment") return `/support/plans/${TravelPlanId}`;
  if (Kind === "mail") return `/support/plans/${TravelPlanId}#mails`;
  // The list has pages: the URL names the transfer, whatever its page. (DESK-98)
  if (Kind === "transfer") return `${pageOf.transfer}?transfer=${ItemId}#transfer-${ItemId}`;
  return `${pageOf[Kind]}#${Kind}-${ItemId}`;
}
