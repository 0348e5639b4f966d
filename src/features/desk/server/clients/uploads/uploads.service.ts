import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { Problem } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { MOST_WAITING } from "../../../desk.limits";
import type { InfectedUpload, UploadDone } from "../../../uploads.schemas";
import { plansInNeed } from "../reviews/reviews.repository";
import { endInfectedUpload, lockInfectedUpload, waitingUploads } from "./uploads.repository";

export type DeskUploadsService = ReturnType<typeof deskUploadsService>;

/** Refused infected files: staff write to their senders. (DESK-108) */
export function deskUploadsService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    getUploads: async (caller: Caller): Promise<InfectedUpload[]> => {
      requireStaff(caller);
      const waiting = await waitingUploads(db, MOST_WAITING);
      const plans = await plansInNeed(db, [...new Set(waiting.map(({ client }) => client.id))]);
      return waiting.map(({ upload, client }) => ({
        UploadId: upload.id,
        ClientName: `${client.firstName} ${client.lastName}`,
        ClientEmail: client.email,
        ClientLanguage: client.language,
        IsStaff: client.role === "staff",
        TravelPlanId: plans.get(client.id) ?? null,
        Purpose: upload.purpose,
        MediaType: upload.mediaType,
        Found: upload.found,
        RefusedAt: upload.refusedAt,
      }));
    },

    /** For staff: nothing more is to be done. Throws `notFound`, `support.nothingWaiting` where it was done before. */
    done: async (caller: Caller, { UploadId }: UploadDone): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const upload = await lockInfectedUpload(tx, UploadId);
        if (!upload) throw new Problem("notFound");
        if (upload.doneAt !== null) throw new Problem("support.nothingWaiting");
        const at = now();
        await endInfectedUpload(tx, UploadId, at);
        const subject = `client ${upload.clientId}`;
        await writeAudit(tx, { at, caller, action: "upload.done", subject, facts: { upload: UploadId } });
      });
    },
  };
}
