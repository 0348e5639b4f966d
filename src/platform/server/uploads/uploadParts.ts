import type { FastifyRequest } from "fastify";
import { type ErrorCode, errorStatus } from "../../../shared/errors";
import { MINUTE } from "../../../shared/instant";
import { PART_HEADERS, PART_SIZE, PARTS_KEPT_FOR } from "../../../shared/uploadParts.rules";
import { Problem } from "../problem";
import type { Services } from "../services";
import * as stored from "./parts.repository";

/** A part of a file: its upload's id, the bytes of the whole file, and the position of the part's first byte. */
export type UploadPart = { id: string; length: number; offset: number };

export type PartialUploads = ReturnType<typeof partialUploads>;

declare module "fastify" {
  interface FastifyInstance {
    partialUploads: PartialUploads;
  }
}

/**
 * The greatest number of unfinished uploads of one account: a further one replaces the one that has waited longest for
 * a part.
 */
const UNFINISHED = 3;
/** Milliseconds after which a process that handles a file counts as gone: a scan and a picture take 20 s each. */
const HANDLED_WITHIN = 2 * MINUTE;

/**
 * The part of a file in a request; null: it has a whole file. Throws `invalid` if some of the headers are missing, and
 * `tooLarge` by the announced length, before the body is read.
 */
export function partOf({ headers }: Pick<FastifyRequest, "headers">): UploadPart | null {
  const [id, length, offset] = [PART_HEADERS.id, PART_HEADERS.length, PART_HEADERS.offset].map((name) => headers[name]);
  if (id === undefined && length === undefined && offset === undefined) return null;
  if (id === undefined || length === undefined || offset === undefined) throw new Problem("invalid");
  if (!(Number(headers["content-length"]) <= PART_SIZE.most)) throw new Problem("tooLarge");
  return { id: String(id), length: Number(length), offset: Number(offset) };
}

/** Whether a request continues an upload: it counts as a part, not as another file. */
export const isLaterPart = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers[PART_HEADERS.offset] !== undefined && Number(headers[PART_HEADERS.offset]) !== 0;

/**
 * Files that arrive in parts, over any of the processes on one database, so that a broken line costs one part. A file
 * is handled once, as a whole; repeated requests get the same answer. Throws `upload.lost` if the sender has to begin
 * again: the upload has expired, a part of it is missing, or it belongs to another account or call. (SAFE-71)
 */
export function partialUploads({ db, now }: Pick<Services, "db" | "now">) {
  const end = (id: string, outcome: Outcome<unknown>) =>
    db.transaction((tx) => stored.endUpload(tx, id, JSON.stringify(outcome)));

  /** The outcome of an upload that was handled before. */
  async function earlier<Answer>(id: string): Promise<Answer> {
    const upload = await stored.findUpload(db, id);
    if (!upload) throw new Problem("upload.lost");
    const text = stored.outcomeOf(db, upload);
    if (text === null) throw new Problem("upload.underWay");
    const outcome: Outcome<Answer> = JSON.parse(text);
    if ("answer" in outcome) return outcome.answer;
    const { code, facts, fields } = outcome.refused;
    throw new Problem(code, facts, fields);
  }

  return {
    /**
     * Stores a part; one without bytes is only a question. Resolves to the number of stored bytes. Throws
     * `upload.offset`.
     */
    keep: (owner: stored.UploadOwner, part: UploadPart, content: Uint8Array): Promise<number> =>
      db.transaction(async (tx) => {
        const at = now();
        const { id, length, offset } = part;
        if (offset === 0 && content.length > 0) {
          await stored.beginUpload(tx, { id, length, at, clientId: owner.clientId, call: owner.call });
          await stored.dropOldest(tx, owner.clientId, UNFINISHED);
        }
        const upload = await stored.lockUpload(tx, id, owner, at - PARTS_KEPT_FOR);
        if (upload?.length !== length) throw new Problem("upload.lost");
        const received = upload.outcome === null ? await stored.receivedBytes(tx, id) : length;
        if (received === null) throw new Problem("upload.lost");
        if (content.length === 0) return received;
        if (offset !== received) throw new Problem("upload.offset");
        const after = received + content.length;
        if (after > length || (after < length && content.length < PART_SIZE.least)) throw new Problem("invalid");
        await stored.addPart(tx, { id, firstByte: offset, content, at });
        return after;
      }),

    /** Handles a complete file, in one process at a time. Throws `upload.underWay` in any other. */
    finish: async <Answer>(
      { id, length }: UploadPart,
      handle: (content: Buffer) => Promise<Answer>,
    ): Promise<Answer> => {
      const at = now();
      if (!(await stored.claimUpload(db, id, at, at - HANDLED_WITHIN))) return earlier<Answer>(id);
      const content = await stored.wholeFile(db, { id, length });
      if (content === null) {
        await stored.deleteUpload(db, id);
        throw new Problem("upload.lost");
      }
      try {
        const answer = await handle(content);
        await end(id, { answer });
        return answer;
      } catch (error) {
        if (error instanceof Problem && isFinal(error.code)) await end(id, { refused: error });
        else await stored.releaseUpload(db, id);
        throw error;
      }
    },

    /** Deletes expired uploads. */
    deleteOld: (): Promise<void> => stored.deleteOldUploads(db, now() - PARTS_KEPT_FOR),
  };
}

/** The stored outcome of a complete file: its call's answer, or why it was refused. */
type Outcome<Answer> = { answer: Answer } | { refused: Pick<Problem, "code" | "facts" | "fields"> };

/** Whether the same file would be refused again; otherwise it may be handled once more. */
const isFinal = (code: ErrorCode): boolean =>
  errorStatus[code] < 500 && errorStatus[code] !== errorStatus.tooManyRequests;
