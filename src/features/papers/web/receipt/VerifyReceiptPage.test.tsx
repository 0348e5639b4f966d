import { webcrypto } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { Route } from "react-router";
import { openPages } from "../../../../../test/fixtures/web/pageTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { ReceiptQuestion, VerifiedReceipt } from "../../receipt.schemas";
import VerifyReceiptPage from "./VerifyReceiptPage";

// jsdom has no `crypto.subtle`.
Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle });

const genuine: VerifiedReceipt = {
  ...{ Found: true, Code: "3F9A0C12B7DE", SignerInitials: "A. P.", SignedAt: 0, ConsentVersion: "1" },
  ...{ Sha256: "ab", TrailIntact: true, Trail: [] },
};
let asked: ReceiptQuestion[];
serve(
  http.post("*/api/receipts/verify", async ({ request }) => {
    asked.push((await request.json()) as ReceiptQuestion);
    return answer(genuine);
  }),
);
beforeEach(() => {
  asked = [];
});

/** A file whose content is `read`. */
function fileOf(read: () => Promise<ArrayBuffer>): File {
  const file = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });
  return Object.assign(file, { arrayBuffer: read });
}
const choose = (file: File) => userEvent.upload(screen.getByTestId("receipt-file"), file);
const byCode = async () => {
  openPages(<Route path="/receipts/:code" element={<VerifyReceiptPage />} />, "/receipts/3F9A0C12B7DE");
  await screen.findByText("This is one of our receipts");
};

test("an unreadable file is reported, and no earlier result is shown as its own (PAPER-5)", async () => {
  await byCode();
  await choose(fileOf(() => Promise.reject(new DOMException("gone", "NotReadableError"))));
  expect(await screen.findByText("The file could not be read. Please choose it again.")).toBeVisible();
  expect(screen.queryByText(/one of our receipts/)).toBeNull();
  expect(asked).toEqual([{ Code: "3F9A0C12B7DE" }]);
});

test("while a file is being read, the result by the code is not attributed to the file (PAPER-5)", async () => {
  await byCode();
  let finish = (_read: ArrayBuffer) => {};
  await choose(
    fileOf(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    ),
  );
  expect(screen.queryByText(/^This file is/)).toBeNull();
  // A buffer of the realm that WebCrypto accepts.
  finish(Buffer.from("%PDF").buffer as ArrayBuffer);
  expect(await screen.findByText(/^This file is one of our receipts/)).toBeVisible();
  await waitFor(() => expect(asked.at(-1)).toEqual({ Sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }));
});
