import { type PagePath, withFragment } from "../../../../shared/page";
import { supportPlanPath, supportTransfersPath } from "../../desk.pages";
import type { Waiting } from "../../inbox/inbox.schemas";
import { INBOX, pageAnswering } from "../shell/deskPages";

type Placed = Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId"> & Partial<Pick<Waiting, "Status">>;

/**
 * The page where an item is answered: its row on the page of its kind, or its plan, which shows everything about it, or
 * instructions if it cannot be read. (DESK-14, OPS-113)
 */
export function answerPlace({ Kind, ItemId, TravelPlanId, Status }: Placed): PagePath {
  const plan = TravelPlanId === null ? INBOX : supportPlanPath(TravelPlanId);
  if (Status === "unreadable") return plan;
  if (Kind === "mail") return withFragment(plan, "mails");
  const page = Kind === "dispute" ? undefined : pageAnswering(Kind);
  if (!page) return plan;
  // The list has pages: the URL names the transfer, whatever its page. (DESK-98)
  const to = Kind === "transfer" ? supportTransfersPath({ transfer: ItemId }) : page.to;
  return withFragment(to, `${Kind}-${ItemId}`);
}
