import type { PlanMail, PlanNote } from "../plans/plans.schemas";
import { threadOf } from "./thread.rules";
import type { Written } from "./thread.schemas";

const mail = (MailId: number, Key: string, CreatedAt: number, more: Partial<PlanMail> = {}): PlanMail => ({
  ...{ MailId, Key, CreatedAt, Channel: "mail", Subject: Key, ToClient: true, DeliveredAt: CreatedAt },
  ...{ Attempts: 1, Waiting: false, Refusal: null, Lost: false },
  ...more,
});
const note = (NoteId: number, CreatedAt: number, Answer: PlanNote["Answer"] = null): PlanNote => ({
  ...{ NoteId, CreatedAt, Answer, Subject: "Child seat", Message: "Is there one?", HandledAt: Answer?.At ?? null },
});
const written = (Key: string, At: number, SentAs: string | null): Written => ({
  ...{ Key, At, SentAs, To: SentAs === null ? "colleagues" : "client", By: "Lucía", Subject: "", Message: "Yes" },
  Unreadable: false,
});
const keys = (said: Parameters<typeof threadOf>[0]) => threadOf(said).map(({ key }) => key);

describe("the thread of a client (DESK-34)", () => {
  it("has notes, answers, what staff wrote and messages, newest first", () => {
    const Answer = { Message: "Yes", Language: "en" as const, At: 30 };
    const said = {
      Mails: [mail(1, "plan-1-pay-by", 20)],
      Notes: [note(7, 10, Answer)],
      Written: [written("4", 40, null)],
    };
    expect(keys(said)).toEqual(["written-4", "note-7-answer", "mail-1", "note-7"]);
  });

  it("has a notification of a message or an answer as a part of that, also sent again or by WhatsApp", () => {
    const Mails = [
      mail(1, "plan-1-desk-a", 20),
      mail(2, "plan-1-desk-a/again-25", 25),
      mail(3, "plan-1-desk-a-whatsapp", 20, { Channel: "whatsapp" }),
      mail(4, "note-7-answer", 30),
      mail(5, "plan-1-desk-ab", 50),
    ];
    const Notes = [note(7, 10, { Message: "Yes", Language: "en", At: 30 })];
    const items = threadOf({ Mails, Notes, Written: [written("4", 20, "plan-1-desk-a")] });
    const sent = items.map((item) => [item.key, "sent" in item ? item.sent.map(({ MailId }) => MailId) : []]);
    expect(sent).toEqual([
      ["mail-5", []],
      ["note-7-answer", [4]],
      ["written-4", [1, 2, 3]],
      ["note-7", []],
    ]);
  });

  it("has no messages to staff", () =>
    expect(keys({ Mails: [mail(1, "staff-of-booking", 20, { ToClient: false })], Notes: [], Written: [] })).toEqual(
      [],
    ));
});
