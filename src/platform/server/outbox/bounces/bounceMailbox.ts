import type { ImapFlow, MessageStructureObject } from "imapflow";
import { DAY, SECOND } from "../../../../shared/instant";

/** The mailbox to which emails that cannot be delivered are returned. */
export type MailboxAccess = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
};

export type BounceMailbox = {
  /**
   * Passes on the unread delivery reports, each as its bytes, and marks those as read for which `take` resolves to
   * true. Nothing else in the mailbox is changed, so people may use it as well. Throws if it cannot be opened.
   */
  look: (take: (source: Uint8Array) => Promise<boolean>) => Promise<void>;
};

/** Milliseconds to connect, and to wait for an answer of the server. */
const PATIENCE = 15 * SECOND;
/** The greatest number of messages in one check, the newest first. */
const AT_MOST = 100;
/** The greatest number of bytes read of a report: a long email is returned only in part. */
const MOST_BYTES = 256 * 1024;
/** How far back a check goes. A person is assumed to have read older messages. */
const LOOK_BACK = 14 * DAY;

/** A mailbox that is read by IMAP. (MAIL-10) */
export function bounceMailbox(access: MailboxAccess): BounceMailbox {
  // Other messages in the mailbox, by the server's numbers, which are not fetched again.
  const passed = new Set<string>();

  return {
    look: async (take) => {
      const client = await clientOf(access);
      try {
        await client.connect();
        const { uidValidity } = await client.mailboxOpen(access.folder);
        const known = (uid: number) => `${uidValidity}/${uid}`;
        const since = new Date(Date.now() - LOOK_BACK);
        const unread = (await client.search({ seen: false, since }, { uid: true })) || [];
        const asked = unread.filter((uid) => !passed.has(known(uid))).slice(-AT_MOST);
        const reports: number[] = [];
        if (asked.length > 0)
          for await (const { uid, bodyStructure } of client.fetch(asked, { bodyStructure: true }, { uid: true }))
            if (isReport(bodyStructure)) reports.push(uid);
            else passed.add(known(uid));
        for (const uid of reports) {
          const found = await client.fetchOne(String(uid), { source: { maxLength: MOST_BYTES } }, { uid: true });
          if (found && (await take(found.source ?? new Uint8Array())))
            await client.messageFlagsAdd([uid], ["\\Seen"], { uid: true });
          else passed.add(known(uid));
        }
        await client.logout();
      } finally {
        client.close();
      }
    },
  };
}

/** Throws a description of the problem with the access to the mailbox. */
export async function tryMailbox(access: MailboxAccess): Promise<void> {
  const client = await clientOf(access);
  try {
    await client.connect();
    await client.mailboxOpen(access.folder, { readOnly: true });
    await client.logout();
  } finally {
    client.close();
  }
}

async function clientOf({ host, port, secure, user, password: pass }: MailboxAccess): Promise<ImapFlow> {
  // Most shops have no such mailbox.
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  // The waiting call rejects as well; an error event without a listener would end the process.
  client.on("error", () => undefined);
  return client;
}

const isReport = (structure: MessageStructureObject | undefined): boolean => structure?.type === "multipart/report";
