import { writeAudit } from "../../../platform/server/audit/audit.repository";
import type { Caller } from "../../../platform/server/http/caller";
import type { Services, Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import { refused } from "../../plan/server/checkout.commands";
import type { Actor } from "../../plan/server/plan.ports";
import { requireStaff } from "./staff";

export type Given<Body> = { tx: Tx; body: Body; at: Instant; actor: Actor };

/** What an action was about, for the audit; with `refusals` it did not happen, and they are what the machine said. */
export type Done = { subject: string; facts?: Record<string, string | number>; refusals?: Refusal[] };

export type DeskAct<Body> = (given: Given<Body>) => Promise<Done>;

/**
 * How the desk acts, whatever it does: staff alone, with a reason, in one transaction with its line in the audit log. A
 * refusal of the machine is thrown after the transaction, so that what the clock had to do on the plan stays done.
 */
export function deskActing({ db, now }: Pick<Services, "db" | "now">) {
  return <Body extends { Reason: string }>(action: string, act: DeskAct<Body>) =>
    async ({ caller, body }: { caller: Caller; body: Body }): Promise<null> => {
      requireStaff(caller);
      const { refusals = [] } = await db.transaction(async (tx) => {
        const at = now();
        const done = await act({ tx, body, at, actor: { kind: "staff", id: caller.clientId } });
        if (done.refusals?.length) return done;
        const { subject, facts } = done;
        const reason = body.Reason.trim();
        await writeAudit(tx, { at, caller, action, subject, reason, ...(facts && { facts }) });
        return done;
      });
      if (refusals.length > 0) throw refused(refusals);
      return null;
    };
}
