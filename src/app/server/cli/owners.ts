import { staffAndInvited } from "../../../features/account/server/staff/staff.repository";
import { staffIds } from "../../../features/plan/server/checkout/checkout.repository";
import type { Database } from "../../../platform/server/db/database";
import type { Instant } from "../../../shared/instant";
import { instantText } from "../../../shared/longDate";

/** Whether anybody can open the back office as its owner, and a text that says who can, or what to do. */
export async function ownersOf(db: Database, now: Instant): Promise<{ isAny: boolean; text: string }> {
  const owners = await staffIds(db, "owner");
  if (owners.length > 0) return { isAny: true, text: `${owners.length} can open the back office as its owner` };
  const invited = (await staffAndInvited(db)).find(
    ({ invitedAs, expiresAt }) => invitedAs === "owner" && expiresAt !== null && expiresAt > now,
  );
  if (!invited?.expiresAt)
    return {
      isAny: false,
      text: 'nobody can open the back office: begin with "malecon staff invite <mail> --role owner"',
    };
  const until = `${instantText(invited.expiresAt, "en")} (Havana)`;
  return {
    isAny: false,
    text: `nobody can open the back office until ${invited.email} has used the link in the invitation, which is good until ${until}`,
  };
}
