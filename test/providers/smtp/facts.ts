import type { Fact } from "../fact";

/** Replies of a mail server, from the RFCs. `means`: the meaning for the outbox and the doctor. */
export const replies: (Fact & { verb: string; line: string; means: "refused" | "later" })[] = [
  {
    what: "a mailbox that does not exist",
    readAt: "https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3",
    on: "2026-11-29",
    verb: "RCPT",
    line: "550 5.1.1 mailbox unavailable",
    means: "refused",
  },
  {
    what: "a mailbox that is busy",
    readAt: "https://www.rfc-editor.org/rfc/rfc5321#section-4.2.3",
    on: "2026-11-29",
    verb: "RCPT",
    line: "450 4.2.1 mailbox unavailable",
    means: "later",
  },
  {
    what: "a sender who has to begin TLS first",
    readAt: "https://www.rfc-editor.org/rfc/rfc3207#section-4",
    on: "2026-11-29",
    verb: "MAIL",
    line: "530 5.7.0 Must issue a STARTTLS command first",
    means: "later",
  },
];

/** The answer of a server without TLS to STARTTLS: it does not know the command. */
export const noTls: Fact & { line: string } = {
  what: "STARTTLS is unknown",
  readAt: "https://www.rfc-editor.org/rfc/rfc3207#section-4",
  on: "2026-11-29",
  line: "502 command not implemented",
};
