import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type StoredMessage = { uid: number; source: string; isSeen: boolean };

export type ImapServer = {
  port: number;
  messages: StoredMessage[];
  /** The requested bodies, by their numbers. */
  read: number[];
  close: () => Promise<void>;
};

export const IMAP_USER = "back@malecon.example";
export const IMAP_PASSWORD = "word of the mailbox";

/** For tests: an IMAP server on loopback with one mailbox, and just enough of RFC 9051 to find, read and mark messages. */
export async function startImapServer(): Promise<ImapServer> {
  const messages: StoredMessage[] = [];
  const read: number[] = [];
  const server = createServer((socket) => converse(socket, messages, read));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    messages,
    read,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function converse(socket: Socket, messages: StoredMessage[], read: number[]): void {
  const say = (line: string): void => {
    socket.write(`${line}\r\n`);
  };
  say("* OK [CAPABILITY IMAP4rev1] ready");
  let unread = "";
  socket.on("error", () => undefined);
  socket.on("data", (data) => {
    unread += data.toString("latin1");
    for (let end = unread.indexOf("\r\n"); end >= 0; end = unread.indexOf("\r\n")) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      hear(line);
    }
  });

  function hear(line: string): void {
    const [, tag = "", verb = "", rest = ""] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
    const known = messages.filter(({ uid }) => rest.split(" ")[0]?.split(",").includes(String(uid)));
    const isStranger = verb === "LOGIN" && rest !== `"${IMAP_USER}" "${IMAP_PASSWORD}"`;
    for (const answer of answers[verb.toLowerCase()]?.(known, rest) ?? []) say(answer);
    say(`${tag} ${isStranger ? "NO [AUTHENTICATIONFAILED] wrong user or password" : "OK done"}`);
    if (verb === "LOGOUT") socket.end();
  }

  const rowOf = (message: StoredMessage) => messages.indexOf(message) + 1;

  const opened = () => [
    "* FLAGS (\\Seen)",
    `* ${messages.length} EXISTS`,
    "* OK [PERMANENTFLAGS (\\Seen)] flags",
    "* OK [UIDVALIDITY 1] numbering",
  ];
  const answers: Record<string, (known: StoredMessage[], rest: string) => string[]> = {
    capability: () => ["* CAPABILITY IMAP4rev1"],
    list: () => ['* LIST () "/" "INBOX"'],
    select: opened,
    examine: opened,
    "uid search": () => {
      const unseen = messages.filter(({ isSeen }) => !isSeen);
      return [`* SEARCH ${unseen.map(({ uid }) => uid).join(" ")}`];
    },
    "uid fetch": (known, rest) => known.map(/BODYSTRUCTURE/.test(rest) ? structureOf : bodyOf),
    "uid store": (known) =>
      known.map((message) => {
        message.isSeen = true;
        return `* ${rowOf(message)} FETCH (UID ${message.uid} FLAGS (\\Seen))`;
      }),
    logout: () => ["* BYE"],
  };

  function structureOf(message: StoredMessage): string {
    const text = '("TEXT" "PLAIN" NIL NIL NIL "7BIT" 1 1 NIL NIL NIL)';
    const isReport = /^Content-Type: multipart\/report/im.test(message.source);
    const structure = isReport ? `(${text} "REPORT" NIL NIL NIL)` : text;
    return `* ${rowOf(message)} FETCH (UID ${message.uid} BODYSTRUCTURE ${structure})`;
  }

  function bodyOf(message: StoredMessage): string {
    const { uid, source } = message;
    read.push(uid);
    return `* ${rowOf(message)} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(source)}}\r\n${source})`;
  }
}
