import { randomUUID } from "node:crypto";
import { transferOrders, transferProofs } from "../src/features/payments/methods/transfer/server/transfers.tables";
import { payments } from "../src/features/payments/server/payments.tables";
import type { Database } from "../src/platform/server/db/database";
import { PaymentProvider, type PaymentStatus } from "../src/shared/enumerations";
import type { Instant } from "../src/shared/instant";

type Order = { clientId: number; planId: number; at: Instant; captured: number; status: PaymentStatus };

const beneficiary = {
  name: "Shop",
  address: "1 Quay",
  bank: "Bank",
  bankAddress: "2 Quay",
  routingNumber: "021000021",
};

/**
 * For tests: stores a transfer of a plan, of which `captured` cents have arrived, with one unencrypted proof, as older
 * releases stored it. Resolves to its id.
 */
export async function storeTransfer(db: Database, { at, ...order }: Order): Promise<string> {
  const id = randomUUID();
  const paid = { method: PaymentProvider.BankTransferToUSA, amount: 41_500, currency: "USD", createdAt: at };
  await db.insert(payments).values({ id, ...order, ...paid });
  await db
    .insert(transferOrders)
    .values({ paymentId: id, reference: id, beneficiary: { ...beneficiary, account: "1" } });
  const content = Buffer.from("a transfer's proof");
  const file = { mediaType: "image/png", sha256: "0", size: content.length, content } as const;
  await db.insert(transferProofs).values({ id: randomUUID(), paymentId: id, ...file, givenAt: at });
  return id;
}
