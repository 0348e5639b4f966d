import { supportPlanPath } from "../../desk.paths";
import type { Waiting } from "../../inbox/inbox.schemas";
import { INBOX, pageAnswering } from "../shell/deskPages";

type Placed = Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId"> & Partial<Pick<Waiting, "Standing">>;

/**
 * Where an item is answered: its row on the page of its kind, or its plan, which shows everything about it, or
 * what to do where it cannot be read. (DESK-14, OPS-113)
 */
export function answerPlace({ Kind, ItemId, TravelPlanId, Standing }: Placed): string {
  const plan = TravelPlanId === null ? INBOX : supportPlanPath(TravelPlanId);
  if (Standing === "unreadable") return plan;
  if (Kind === "mail") return `${plan}#mails`;
  const page = Kind === "dispute" ? undefined : pageAnswering(Kind);
  if (!page) return plan;
  // The list has pages: the URL names the transfer, whatever its page. (DESK-98)
  const query = Kind === "transfer" ? `?transfer=${ItemId}` : "";
  return `${page.to}${query}#${Kind}-${ItemId}`;
}
