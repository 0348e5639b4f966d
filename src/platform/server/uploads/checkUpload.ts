import { randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type/core";
import type { UploadPurpose } from "../../../shared/uploadPurpose";
import { writeAudit } from "../audit/audit.repository";
import { infectedUploads } from "../db/schema/uploads";
import type { Caller } from "../http/caller";
import { Problem } from "../problem";
import type { Services } from "../services";
import type { Scan } from "./scanner";

/** The result of a scan, as the label of its metric. */
export type Scanned = "clean" | "infected" | "unchecked";

/** Scans a file before anything else reads it. Throws `upload.infected`, `upload.unchecked`. (SAFE-64) */
export type CheckUpload = (caller: Caller | null, content: Uint8Array, purpose: UploadPurpose) => Promise<void>;

declare module "fastify" {
  interface FastifyInstance {
    checkUpload: CheckUpload;
  }
}

type Deps = Services & {
  /** Null: no scanner is configured, and every file passes. */
  scan: Scan | null;
  count?: ((result: Scanned) => void) | undefined;
};

/**
 * Has every uploaded file scanned. An infected file is refused, and recorded in the log, in its client's audit log and
 * in the desk's inbox. While the scanner is unreachable no file is accepted: staff open these files, a client can send
 * one again later, and otherwise an attacker could bypass the scan by keeping the scanner busy.
 */
export function uploadCheck({ db, now, log, scan, count }: Deps): CheckUpload {
  return async (caller, content, purpose) => {
    if (!scan) return;
    const found = await scan(content).catch((err: unknown) => {
      log.error({ err }, "an upload could not be scanned");
      count?.("unchecked");
      throw new Problem("upload.unchecked");
    });
    count?.(found === null ? "clean" : "infected");
    if (found === null) return;
    const subject = caller === null ? "somebody" : `client ${caller.clientId}`;
    log.warn({ found, from: subject }, "an infected upload was refused");
    if (caller) {
      const at = now();
      const file = { id: randomUUID(), clientId: caller.clientId, purpose, found };
      const mediaType = (await fileTypeFromBuffer(content))?.mime ?? null;
      await db.transaction(async (tx) => {
        await writeAudit(tx, { at, caller, action: "upload.infected", subject, facts: { found } });
        await tx.insert(infectedUploads).values({ ...file, mediaType, refusedAt: at });
      });
    }
    throw new Problem("upload.infected");
  };
}
