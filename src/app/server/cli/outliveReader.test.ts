import { PassThrough } from "node:stream";
import { outliveReader } from "./outliveReader";

it("lets a command continue when the reader of its output is gone, and throws any other failure (OPS-22)", () => {
  const output = new PassThrough();
  outliveReader(output);
  const failWith = (code: string) => () => output.emit("error", Object.assign(new Error(code), { code }));
  expect(failWith("EPIPE")).not.toThrow();
  expect(failWith("ENOSPC")).toThrow("ENOSPC");
});
