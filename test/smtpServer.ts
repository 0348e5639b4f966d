import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type SmtpServer = {
  url: string;
  /** The accepted messages, with headers and body. */
  taken: string[];
  /** Refuses messages with a temporary error, as a full server does. */
  refuse: (refusing: boolean) => void;
  /** Answers a command, such as `RCPT`, or a message's end, `.`, with this line from now on; null: as usual. */
  answer: (verb: string, line: string | null) => void;
  /** The `MAIL` and `RCPT` commands so far. */
  envelopes: string[];
  close: () => Promise<void>;
};

/** For tests: an SMTP server on loopback, with just enough of RFC 5321 to accept or refuse an email. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const taken: string[] = [];
  const envelopes: string[] = [];
  const answers = new Map<string, string>();
  const answer = (verb: string, line: string | null) =>
    void (line === null ? answers.delete(verb) : answers.set(verb, line));
  const server = createServer((socket) => converse(socket, { answers, taken, envelopes }));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    envelopes,
    answer,
    refuse: (refusing) => answer("MAIL", refusing ? "451 try again later" : null),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

type Heard = { answers: ReadonlyMap<string, string>; taken: string[]; envelopes: string[] };

function converse(socket: Socket, { answers, taken, envelopes }: Heard): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let message: string | null = null;
  let unread = "";
  say("220 test");
  socket.on("data", (data) => {
    unread += data.toString();
    for (let end = unread.indexOf("\r\n"); end >= 0; end = unread.indexOf("\r\n")) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      hear(line);
    }
  });

  function hear(line: string): void {
    if (message !== null) {
      if (line !== ".") {
        message += `${line}\n`;
        return;
      }
      const refusal = answers.get(line);
      if (refusal === undefined) taken.push(message);
      message = null;
      say(refusal ?? "250 taken");
      return;
    }
    const [verb = ""] = line.toUpperCase().split(" ");
    if (verb === "MAIL" || verb === "RCPT") envelopes.push(line);
    const given = answers.get(verb);
    if (given !== undefined) say(given);
    else if (verb === "DATA") {
      message = "";
      say("354 go on");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else if (verb === "STARTTLS") say("502 no TLS here");
    else say("250 ok");
  }
}
