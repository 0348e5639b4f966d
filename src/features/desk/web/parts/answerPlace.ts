import { type PagePath, withFragment } from "../../../../shared/page";
import { supportPlanPath, supportTransfersPath } from "../../desk.pages";
import type { Waiting } from "../../inbox/inbox.schemas";
import { INBOX, pageAnswering } from "../shell/deskPages";

type Placed = Pick<Waiting, "Kind" | "ItemId" | "TravelPlanId"> & Partial<Pick<Waiting, "Status">>;

/**
 * The page where an item is answered: its row on the page of its kind, or the reason on its plan's page, which shows
 * everything about it, or instructions if that cannot be read. (DESK-14, OPS-113)
 */
export function answerPlace({ Kind, ItemId, TravelPlanId, Status }: Placed): PagePath {
  const plan = TravelPlanId === null ? INBOX : supportPlanPath(TravelPlanId);
  if (Status === "unreadable") return plan;
  const page = Kind === "dispute" ? undefined : pageAnswering(Kind);
  if (!page) return Kind === "plan" ? plan : withFragment(plan, `${Kind}-${ItemId}`);
  // The list has pages: the URL names the transfer, whatever its page. (DESK-98)
  const to = Kind === "transfer" ? supportTransfersPath({ transfer: ItemId }) : page.to;
  return withFragment(to, `${Kind}-${ItemId}`);
}
