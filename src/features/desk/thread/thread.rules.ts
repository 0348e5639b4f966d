import type { Instant } from "../../../shared/instant";
import type { PlanMail, PlanNote } from "../plans/plans.schemas";
import type { Written } from "./thread.schemas";

type Thread = {
  readonly Mails: readonly PlanMail[];
  readonly Notes: readonly PlanNote[];
  readonly Written: readonly Written[];
};

/** One entry of a thread; `sent`: the emails and WhatsApp messages by which the client was notified of it. */
export type ThreadItem = { readonly key: string; readonly at: Instant } & (
  | { readonly kind: "written"; readonly written: Written; readonly sent: readonly PlanMail[] }
  | { readonly kind: "note"; readonly note: PlanNote }
  | { readonly kind: "answer"; readonly answer: NonNullable<PlanNote["Answer"]>; readonly sent: readonly PlanMail[] }
  | { readonly kind: "mail"; readonly mail: PlanMail }
);

/**
 * The whole communication with a client in one thread, newest first: their notes and our answers, staff's texts to them
 * and to colleagues, and the messages to them. A message that only notifies of another entry is part of that entry;
 * messages to staff are only in the history. (DESK-34)
 */
export function threadOf({ Mails, Notes, Written }: Thread): ThreadItem[] {
  const told = new Set<number>();
  const sentFor = (key: string | null): PlanMail[] => {
    const sent = Mails.filter(
      ({ Key }) => key !== null && (Key === key || Key.startsWith(`${key}/`) || Key === `${key}-whatsapp`),
    );
    for (const { MailId } of sent) told.add(MailId);
    return sent;
  };
  const items: ThreadItem[] = [
    ...Written.map((written): ThreadItem => {
      const { Key, At, SentAs } = written;
      return { kind: "written", key: `written-${Key}`, at: At, written, sent: sentFor(SentAs) };
    }),
    ...Notes.map((note): ThreadItem => ({ kind: "note", key: `note-${note.NoteId}`, at: note.CreatedAt, note })),
    ...Notes.flatMap(({ NoteId, Answer }): ThreadItem[] => {
      if (Answer === null) return [];
      const key = `note-${NoteId}-answer`;
      return [{ kind: "answer", key, at: Answer.At, answer: Answer, sent: sentFor(key) }];
    }),
  ];
  const others = Mails.filter(({ MailId, ToClient }) => ToClient && !told.has(MailId));
  const mails = others.map(
    (mail): ThreadItem => ({ kind: "mail", key: `mail-${mail.MailId}`, at: mail.CreatedAt, mail }),
  );
  return [...items, ...mails].sort((one, other) => other.at - one.at);
}
