import { readFileSync } from "node:fs";
import { filesOfParts } from "../../../scripts/messages/parts.mjs";
import { partsWithBookings } from "./soldProducts";

it("the products load with the pages whose code reads them, and with no others (SPEED-19)", () => {
  const reads = (file: string) => /\buseProduct(s|Of)\(/.test(readFileSync(file, "utf8"));
  const readers = Object.entries(filesOfParts()).filter(([, files]) => [...files].some(reads));
  // The program's start imports the file that declares the hooks, for the context.
  const parts = readers.map(([part]) => part).filter((part) => part !== "first");
  expect(parts.sort()).toEqual([...partsWithBookings].sort());
});
