import { randomBytes } from "node:crypto";
import { readText } from "../../../../../platform/server/environment";
import { isPrintable } from "../../../../../shared/paperLetters";
import { allOrNone, type PaymentCore, type ServerMethod } from "../../../server/payment.method";
import { transferFacts } from "../transfer.facts";
import { type Beneficiary, isRoutingNumber, isSwiftCode } from "../transfer.rules";
import { transferArrivals } from "./transfer.arrivals";
import { transferQueue } from "./transfer.queue";
import { transferRejection } from "./transfer.rejection";
import { transferReversal } from "./transfer.reversal";
import { transferRoutes } from "./transfer.routes";
import { transferService } from "./transfer.service";

/**
 * Bank transfers to the USA, to the beneficiary in the settings; null: not offered. Staff match arrivals with orders.
 */
export const transfer = {
  configure: (env, standIn) => {
    const swift = readText(env, "TRANSFER_SWIFT");
    if (swift !== null && !isSwiftCode(swift))
      throw new Error("TRANSFER_SWIFT is not a SWIFT code: 8 or 11 capitals and digits");
    const names = ["NAME", "ADDRESS", "BANK", "BANK_ADDRESS", "ABA", "ACCOUNT"].map((name) => `TRANSFER_${name}`);
    const given = allOrNone(env, "Bank transfer", names);
    if (!given) return standIn === null ? null : demoBeneficiary;
    const [name = "", address = "", bank = "", bankAddress = "", routingNumber = "", account = ""] = given;
    // The printed order for the bank shows these values. (PAPER-11)
    const unprintable = names.find((_, at) => !isPrintable(given[at] ?? ""));
    if (unprintable) throw new Error(`${unprintable} has characters that printed papers cannot show`);
    if (!isRoutingNumber(routingNumber)) throw new Error("TRANSFER_ABA is not a routing number: its checksum is wrong");
    return { name, address, bank, bankAddress, routingNumber, swift: swift ?? undefined, account };
  },

  open: (beneficiary) => ({
    ...transferFacts,
    isOffered: beneficiary !== null,
    serve: (core: PaymentCore) => {
      const transfers = transferService({ ...core, beneficiary, randomBytes });
      const parts = { ...core, transfers };
      const transferDesk = {
        ...transferQueue(parts),
        ...transferArrivals(parts),
        ...transferRejection(parts),
        ...transferReversal(parts),
      };
      return {
        transfers,
        transferDesk,
        addRoutes: (app) => transferRoutes(app, { ...parts, transferDesk }),
      };
    },
  }),
} satisfies ServerMethod<Beneficiary | null>;

/** For demo mode: an invented beneficiary. The routing number passes the checksum and belongs to no bank. */
const demoBeneficiary: Beneficiary = {
  name: "Malecón Travel LLC (demonstration)",
  address: "12 Sea Wall, Miami, FL 33101, USA",
  bank: "Demonstration Bank, N.A.",
  bankAddress: "1 Harbour Street, Miami, FL 33101, USA",
  routingNumber: "123456780",
  swift: "DEMOUS33",
  account: "000123456789",
};
