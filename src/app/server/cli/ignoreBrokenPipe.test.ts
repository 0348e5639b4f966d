import { PassThrough } from "node:stream";
import { ignoreBrokenPipe } from "./ignoreBrokenPipe";

it("a closed pipe lets a command continue when the reader of its output is gone, and throws any other failure (OPS-22)", () => {
  const output = new PassThrough();
  ignoreBrokenPipe(output);
  const failWith = (code: string) => () => output.emit("error", Object.assign(new Error(code), { code }));
  expect(failWith("EPIPE")).not.toThrow();
  expect(failWith("ENOSPC")).toThrow("ENOSPC");
});
