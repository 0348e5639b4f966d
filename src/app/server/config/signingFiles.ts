import { readFile } from "node:fs/promises";
import { openVoucherKey } from "../../../features/papers/server/voucherKey";
import { naming } from "../../../platform/server/messageOf";

/** Opens the identity that seals receipts; a failure names its variables. */
export const openReceiptIdentity = <Opened>(open: () => Promise<Opened>): Promise<Opened> =>
  naming("RECEIPT_P12", "It must be a PKCS#12 file that this process may read and RECEIPT_P12_PASSWORD opens", open);

/** Throws if the key that signs vouchers cannot be opened. */
export const requireVoucherKey = (file: string): Promise<unknown> =>
  naming("VOUCHER_KEY", "It must be a PKCS#8 PEM file (ECDSA P-256) that this process may read", async () =>
    openVoucherKey(await readFile(file, "utf8")),
  );
