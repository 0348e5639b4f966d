import { supportPlanPath } from "../../desk.paths";
import type { Waiting } from "../../inbox/inbox.schemas";
import { INBOX, pageAnswering } from "../shell/deskPages";

/**
 * Where an item is answered: its row on the page of its kind, or its plan, which shows everything about it. (DESK-14)
 */
export function answerPlace({ Kind, ItemId, TravelPlanId }: Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId">): string {
  const plan = TravelPlanId === null ? INBOX : supportPlanPath(TravelPlanId);
  if (Kind === "mail") return `${plan}#mails`;
  const page = Kind === "dispute" ? undefined : pageAnswering(Kind);
  if (!page) return plan;
  // The list has pages: the URL names the transfer, whatever its page. (DESK-98)
  const query = Kind === "transfer" ? `?transfer=${ItemId}` : "";
  return `${page.to}${query}#${Kind}-${ItemId}`;
}
