import { act, fireEvent, screen } from "@testing-library/react";
import { Route } from "react-router";
import { openPages } from "../../../../test/fixtures/web/pageTestBed";
import { MINUTE, SECOND } from "../../../shared/instant";
import { PART_SIZE } from "../../../shared/uploadParts.rules";
import type { CallError } from "../callError";
import { nextPart, type PartRequest, sendInParts } from "./sendInParts";
import { UploadStatus } from "./UploadStatus";

const MB = 1024 * 1024;
const errorOf = (status: CallError["status"], code: CallError["code"], message = ""): CallError => ({
  ...{ status, code, message, language: "en", fields: [] },
});
const offline = errorOf("offline", "offline");

const unavailable = errorOf(503, "unavailable", "The service cannot be reached now.");
/** A number of requests that succeed. */
const well = (times: number) => Array.from({ length: times }, () => undefined);

/**
 * A server that accepts parts, and the connection to it: the result of each request, in order; later requests succeed.
 */
function serverWith(...mishaps: ("broken" | "answerLost" | "forgets" | CallError | undefined)[]) {
  const has = new Map<string, number>();
  const asked: string[] = [];
  const send = async ({ body, headers }: PartRequest) => {
    const [id = "", length, offset] = ["upload-id", "upload-length", "upload-offset"].map((name) => headers[name]);
    const mishap = mishaps.shift();
    asked.push(body.size === 0 ? "asks" : `${offset}+${body.size}`);
    if (mishap === "broken") return { error: offline };
    if (typeof mishap === "object") return { error: mishap };
    if (mishap === "forgets") has.clear();
    const before = has.get(id) ?? (offset === "0" ? 0 : undefined);
    if (before === undefined) return { error: errorOf(410, "upload.lost") };
    if (body.size > 0 && String(before) !== offset) return { error: errorOf(409, "upload.offset") };
    has.set(id, before + body.size);
    if (mishap === "answerLost") return { error: offline };
    return { data: before + body.size === Number(length) ? "taken" : { ReceivedBytes: before + body.size } };
  };
  return { send, asked };
}

let file: Blob;
let isSameCaller: () => boolean;
beforeEach(() => {
  jest.useFakeTimers();
  file = new Blob([new Uint8Array(10 * MB)]);
  isSameCaller = () => true;
});
afterEach(() => jest.useRealTimers());

/** Begins to send the file on a page that shows its progress. */
function begin({ send }: ReturnType<typeof serverWith>) {
  openPages(<Route path="/" element={<UploadStatus file={file} />} />, "/");
  const ended = jest.fn();
  void sendInParts<{ data?: unknown; error?: CallError }>({ file, send, isSameCaller: () => isSameCaller() }).then(
    ended,
  );
  return ended;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("a large file that is sent in parts (SAFE-71)", () => {
  it("adapts its parts to the connection's speed, and shows its progress", async () => {
    const server = serverWith();
    const hold: (() => void)[] = [];
    const ended = begin({
      ...server,
      send: async (part) => {
        if (server.asked.length === 2) await new Promise<void>((resolve) => hold.push(resolve));
        return server.send(part);
      },
    });
    await pass(0);
    expect(screen.getByText("0.8 of 10.0 MB sent")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "How much of the file is sent" })).toHaveAttribute(
      "aria-valuenow",
      "8",
    );
    hold.shift()?.();
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ data: "taken" });
    expect(server.asked.slice(0, 4)).toEqual(["0+262144", "262144+524288", "786432+1048576", "1835008+1048576"]);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("continues by itself from the server's last byte after a lost connection", async () => {
    const server = serverWith(...well(1), "broken", "broken", ...well(1), ...well(1), "answerLost");
    const ended = begin(server);
    await pass(0);
    expect(screen.getByRole("status")).toHaveTextContent("The connection is interrupted. Keep this page open");
    await pass(1 * SECOND);
    // The line is still down: the next wait is longer.
    await pass(1 * SECOND);
    expect(server.asked).toEqual(["0+262144", "262144+524288", "asks"]);
    await pass(1 * SECOND);
    // The answer to a part is lost too; that part is not sent again.
    await pass(1 * SECOND);
    expect(server.asked.slice(3, 8)).toEqual(["asks", "262144+131072", "393216+262144", "asks", "655360+131072"]);
    expect(ended).toHaveBeenCalledWith({ data: "taken" });
  });

  it.each([
    ["when the browser is online again", () => void dispatchEvent(new Event("online"))],
    ["at a press", () => void fireEvent.click(screen.getByRole("button", { name: "Try now" }))],
  ])("continues immediately %s", async (_when, comesBack) => {
    const server = serverWith("broken", "broken", "broken", "broken");
    const ended = begin(server);
    await pass(7 * SECOND);
    expect(server.asked).toHaveLength(4);
    act(comesBack);
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ data: "taken" });
  });

  it("stops after some minutes without a connection, reports that, and continues when a button is pressed", async () => {
    const server = serverWith(...well(1), ...Array.from({ length: 9 }, () => "broken" as const));
    const ended = begin(server);
    await pass(5 * MINUTE);
    expect(server.asked).toHaveLength(10);
    expect(screen.getByRole("alert")).toHaveTextContent("The connection has not come back. What was sent is kept");
    expect(ended).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await pass(0);
    expect(server.asked.slice(10, 12)).toEqual(["asks", "262144+65536"]);
    expect(ended).toHaveBeenCalledWith({ data: "taken" });
  });

  it("ends like a call without an answer if its sender cancels it", async () => {
    const ended = begin(serverWith("broken"));
    await pass(0);
    fireEvent.click(screen.getByRole("button", { name: "Do not send it" }));
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ error: offline });
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it.each([
    ["cannot take it now", unavailable],
    ["has had too many requests", errorOf(429, "tooManyRequests", "The service cannot be reached now.")],
    ["is handling it", errorOf(409, "upload.underWay", "The service cannot be reached now.")],
  ])("waits if the server %s, and shows its text", async (_why, error) => {
    const ended = begin(serverWith(...well(1), error));
    await pass(0);
    expect(screen.getByRole("status")).toHaveTextContent("The service cannot be reached now.");
    await pass(1 * SECOND);
    expect(ended).toHaveBeenCalledWith({ data: "taken" });
  });

  it("ends if the server refuses it", async () => {
    const refusal = errorOf(415, "upload.infected", "This file is infected.");
    const ended = begin(serverWith(...well(2), refusal));
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ error: refusal });
  });

  it("restarts at most twice if the server has lost its parts", async () => {
    const server = serverWith(...well(2), "forgets", ...well(1), "forgets");
    const ended = begin(server);
    await pass(0);
    expect(server.asked.filter((part) => part.startsWith("0+"))).toHaveLength(3);
    expect(ended).toHaveBeenCalledWith({ data: "taken" });
    const lost = errorOf(410, "upload.lost");
    const never = begin(serverWith(lost, lost, lost));
    await pass(0);
    expect(never).toHaveBeenCalledWith({ error: lost });
  });

  it("is not continued as another user", async () => {
    const ended = begin(serverWith(...well(1), "broken"));
    isSameCaller = () => false;
    await pass(0);
    expect(ended).toHaveBeenCalledWith({ error: offline });
  });
});

describe("the size of the next part (SAFE-71)", () => {
  it.each([
    [256 * 1024, 1_000, 512 * 1024],
    [PART_SIZE.most, 100, PART_SIZE.most],
    [256 * 1024, 8_700, 256 * 1024],
    [256 * 1024, 32_000, 128 * 1024],
    [PART_SIZE.least, 60_000, PART_SIZE.least],
  ])("of one of %i bytes that took %i ms is %i", (size, took, next) => {
    expect(nextPart(size, took)).toBe(next);
  });
});
