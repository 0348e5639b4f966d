import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

it("a suite without a browser runs in the realm of the process: what Node throws is an instance of what it names", () => {
  expect(runInThisContext("Object")).toBe(Object);
  expect(() => readFileSync("/nothing/here")).toThrow(Error);
});
