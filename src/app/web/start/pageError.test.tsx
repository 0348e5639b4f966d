import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { serve } from "../../../../test/fixtures/web/wireTestBed";
import { callFailed } from "../../../platform/web/callError";
import { reportPageError } from "./pageError";

let told: unknown[];
serve(
  http.post("*/api/browser-errors", async ({ request }) => {
    told.push({ ...((await request.json()) as object), authorized: request.headers.has("authorization") });
    return HttpResponse.json({});
  }),
);
beforeEach(() => {
  told = [];
});

const inOurFile = (column: number) => `    at Form (${location.origin}/assets/main.12345678.js:1:${column})`;
function errorAt(column: number, message = "“Ana Pérez” is no number") {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, inOurFile(column), "    at https://elsewhere.example/assets/x.js:1:1"].join(
    "\n",
  );
  return error;
}
test("an error is reported once, without its message, query or user; at most three per page (OPS-61, SAFE-42)", async () => {
  history.pushState(null, "", "/search-car?driver=Ana#x");
  callFailed.requestId = "rbcdfghjkmnp";
  reportPageError(errorAt(7));
  reportPageError(errorAt(7));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told).toEqual([
    {
      ...{
        Kind: "TypeError",
        Frames: ["/assets/main.12345678.js:1:7"],
        Build: "",
        Path: "/search-car",
        Language: "en",
      },
      ...{ Request: "rbcdfghjkmnp", authorized: false },
    },
  ]);
  const extension = new Error("not ours");
  extension.stack = "Error\n    at chrome-extension://abc/x.js:1:1";
  const lost = Object.assign(errorAt(8), { name: "ChunkLoadError" });
  for (const none of [extension, lost, "text", null, undefined, { stack: inOurFile(9) }]) reportPageError(none);
  reportPageError(errorAt(10, "Minified React error #418; visit https://react.dev"));
  reportPageError(errorAt(11));
  reportPageError(errorAt(12));
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told.slice(1)).toEqual([
    expect.objectContaining({ Kind: "React418" }),
    expect.objectContaining({ Frames: ["/assets/main.12345678.js:1:11"] }),
  ]);
});
