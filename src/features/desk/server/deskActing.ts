import { writeAudit } from "../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../platform/server/http/caller";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import { Refused } from "../../plan/server/checkout.commands";
import type { Actor } from "../../plan/server/plan.ports";

export type Given<Body> = { tx: Tx; body: Body; at: Instant; actor: Actor };

/** What an action was about, for the audit. */
export type Done = { subject: string; facts?: Record<string, string | number> };

/** What it was about; or the machine's refusal, and then it did not happen. */
export type DeskAct<Body> = (given: Given<Body>) => Promise<Done | Refused>;

/**
 * How staff act, whatever they do: with a reason, and in one transaction with its line in the audit log (DESK-2). A
 * refusal of the machine is thrown after the commit: ticks that were due stay recorded.
 */
export function deskActing({ db, now }: Pick<Services, "db" | "now">) {
  return <Body extends { Reason: string }>(action: string, act: DeskAct<Body>) =>
    async ({ caller, body }: { caller: Caller; body: Body }): Promise<null> => {
      requireStaff(caller);
      const outcome = await db.transaction(async (tx) => {
        const at = now();
        const done = await act({ tx, body, at, actor: { kind: "staff", id: caller.clientId } });
        if (done instanceof Refused) return done;
        const { subject, facts } = done;
        const reason = body.Reason.trim();
        await writeAudit(tx, { at, caller, action, subject, reason, ...(facts && { facts }) });
        return done;
      });
      if (outcome instanceof Refused) throw outcome;
      return null;
    };
}
