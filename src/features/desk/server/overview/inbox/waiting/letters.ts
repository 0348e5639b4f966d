import type { Listed } from "../../../../../../platform/server/listed.repository";
import type { Tx } from "../../../../../../platform/server/services";
import type { Instant } from "../../../../../../shared/instant";
import { MOST_WAITING } from "../../../../desk.limits";
import type { WaitingKind } from "../../../../inbox/inbox.rules";
import { waitingNotes } from "../../../clients/notes/notes.repository";
import { waitingUploads } from "../../../clients/uploads/uploads.repository";
import { undeliveredMails } from "../inbox.repository";
import { itemDefaults, named, type Readings } from "./waitingItem";

/** The reviews that wait longest for staff. */
export type WaitingOpinions = {
  toDecide: (
    listed: Listed,
  ) => Promise<readonly { BookingId: number; Name: string; FirstName: string; WrittenAt: Instant }[]>;
};

type Deps = {
  readonly db: Tx;
  readonly listed: (kind: WaitingKind) => Listed;
  readonly opinions: WaitingOpinions;
};

/** What clients wrote or sent, and what did not reach them. (DESK-14) */
export function waitingLetters({ db, listed, opinions }: Deps): Readings<"note" | "upload" | "opinion" | "mail"> {
  return {
    note: async () =>
      (await waitingNotes(db, MOST_WAITING)).map(({ NoteId, Subject, ClientName, CreatedAt }) => ({
        ...itemDefaults,
        Kind: "note",
        ItemId: String(NoteId),
        Name: Subject,
        ClientName,
        Since: CreatedAt,
      })),

    upload: async () =>
      (await waitingUploads(db, MOST_WAITING)).map(({ upload, client }) => ({
        ...itemDefaults,
        Kind: "upload",
        ItemId: upload.id,
        Name: upload.found,
        ClientName: named(client),
        Since: upload.refusedAt,
      })),

    opinion: async () =>
      (await opinions.toDecide(listed("opinion"))).map(({ BookingId, Name, FirstName, WrittenAt }) => ({
        ...itemDefaults,
        Kind: "opinion",
        ItemId: String(BookingId),
        Name,
        ClientName: FirstName,
        Since: WrittenAt,
      })),

    mail: async () =>
      (await undeliveredMails(db, MOST_WAITING)).map(({ id, subject, createdAt, planId, ...client }) => ({
        ...itemDefaults,
        Kind: "mail",
        ItemId: String(id),
        Name: subject,
        ClientName: named(client),
        TravelPlanId: planId,
        Since: createdAt,
      })),
  };
}
