import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

export type SmtpServer = {
  url: string;
  /** The accepted messages, with headers and body. */
  taken: string[];
  /** Refuses messages with a temporary error, as a full server does. */
  refuse: (refusing: boolean) => void;
  close: () => Promise<void>;
};

/** For tests: an SMTP server on loopback, with just enough of RFC 5321 to accept or refuse an email. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const taken: string[] = [];
  let refusing = false;
  const server = createServer((socket) => converse(socket, () => refusing, taken));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse: (value) => {
      refusing = value;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function converse(socket: Socket, isRefusing: () => boolean, taken: string[]): void {
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
      taken.push(message);
      message = null;
      say("250 taken");
      return;
    }
    const [verb = ""] = line.toUpperCase().split(" ");
    if (verb === "DATA") {
      message = "";
      say("354 go on");
    } else if (verb === "QUIT") {
      say("221 bye");
      socket.end();
    } else if (verb === "MAIL" && isRefusing()) say("451 try again later");
    else say("250 ok");
  }
}
