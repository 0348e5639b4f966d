import { openTestDatabase } from "../../../../test/testDatabase";
import { configureMethods } from "../../../features/payments/methods/server/methods.server";
import { purchaseMethods } from "../../../features/payments/server/payments.tables";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { configuredMethods } from "./configuredMethods";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(() => opened.close());

const account = {
  ...{
    TRANSFER_NAME: "Shop",
    TRANSFER_ADDRESS: "1 Main St",
    TRANSFER_BANK: "Bank",
    TRANSFER_BANK_ADDRESS: "2 Main St",
  },
  ...{ TRANSFER_ABA: "021000021", TRANSFER_ACCOUNT: "000123456789" },
};

it("offered payment methods are those that are turned on and configured; those that are only turned on are named separately (OPS-25)", async () => {
  const { db } = opened;
  await db.update(purchaseMethods).set({ enabled: true });
  const unset = ["Clover", "Stripe", "Payeezy"];
  expect(await configuredMethods(db, { payments: configureMethods(account, null) })).toEqual({
    usable: ["BankTransferToUSA"],
    unset: expect.arrayContaining(unset),
  });
  expect((await configuredMethods(db, { payments: configureMethods({}, null) })).usable).toEqual([]);
  await db.update(purchaseMethods).set({ enabled: false });
  expect(await configuredMethods(db, { payments: configureMethods(account, null) })).toEqual({ usable: [], unset: [] });
});

it("a beneficiary with characters that papers cannot show stops the start (PAPER-11)", () => {
  expect(() => configureMethods({ ...account, TRANSFER_BANK: "银行" }, null)).toThrow(
    "TRANSFER_BANK has characters that printed papers cannot show",
  );
});
