import { PaymentStatus } from "../../../../shared/enumerations";
import {
  arrivedOf,
  isProofUnseen,
  isRoutingNumber,
  isSwiftCode,
  keptBecause,
  orderStatus,
  transferReference,
} from "./transfer.rules";

const entry = { finding: "received", reversedAt: null } as const;
const awaited = { status: PaymentStatus.Created, isCurrent: true, toRefund: 0 };

it("entered money can be reversed only while the plan waits for the rest, and only once (PAY-33)", () => {
  expect(keptBecause(entry, awaited)).toBeNull();
  expect(keptBecause({ ...entry, reversedAt: 1 }, awaited)).toBe("done");
  expect(keptBecause({ ...entry, finding: "rejected" }, awaited)).toBe("done");
  expect(keptBecause(entry, { ...awaited, status: PaymentStatus.Success })).toBe("paid");
  expect(keptBecause(entry, { ...awaited, status: PaymentStatus.Expired })).toBe("ended");
  expect(keptBecause(entry, { ...awaited, isCurrent: false })).toBe("ended");
  expect(keptBecause(entry, { ...awaited, toRefund: 1 })).toBe("ended");
});

it("a routing number has nine digits that pass its checksum, and a SWIFT code 8 or 11 characters (PAY-26)", () => {
  expect(["021000021", "011401533", "111000070"].every(isRoutingNumber)).toBe(true);
  expect(["021000022", "000000000", "21000021", "0210000210", "02100002A"].some(isRoutingNumber)).toBe(false);
  expect(["CHASUS33", "CHASUS33XXX"].every(isSwiftCode)).toBe(true);
  expect(["CHASUS3", "CHASUS33XX", "chasus33", "CHA5US33", "1CHASUS33"].some(isSwiftCode)).toBe(false);
});

it("an order's reference names its plan and ends in five letters that handwriting does not confuse (PAY-26, OPS-151)", () => {
  const everyByte = Array.from({ length: 256 }, (_byte, index) =>
    transferReference("RDC", 1001, new Uint8Array(5).fill(index)),
  );
  for (const reference of everyByte) expect(reference).toMatch(/^RDC-1001-[2-9A-HJKMNP-Z]{5}$/);
});

it("a proof is unreviewed until staff have checked for the money after it was sent (DESK-50)", () => {
  expect([isProofUnseen(null, null), isProofUnseen(5, null), isProofUnseen(5, 4), isProofUnseen(5, 5)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("the arrived amount of a transfer is nothing, short, exact or too much, to the cent", () => {
  expect([0, 299, 300, 301].map((arrived) => arrivedOf(300, arrived))).toEqual([
    { status: "none", missing: 300, over: 0 },
    { status: "short", missing: 1, over: 0 },
    { status: "exact", missing: 0, over: 0 },
    { status: "over", missing: 0, over: 1 },
  ]);
});

type Order = Parameters<typeof orderStatus>[0];
const order: Order = {
  status: PaymentStatus.Created,
  isReviewed: false,
  arrived: 0,
  proofs: 0,
  reportedAt: null,
  lookedAt: null,
};
const expired = { status: PaymentStatus.Expired, proofs: 1, reportedAt: 5 };
it.each<[string, Partial<Order>, string]>([
  ["without a proof: it waits for one", {}, "waiting"],
  ["whose proof was rejected: it waits for another", { proofs: 1 }, "rejected"],
  ["of which a part arrived: it waits for the rest", { arrived: 1, proofs: 1 }, "short"],
  ["whose proof is reviewed: it waits for staff", { isReviewed: true, arrived: 1, proofs: 1 }, "review"],
  ["that is paid", { status: PaymentStatus.Success, isReviewed: true }, "paid"],
  ["that was withdrawn", { status: PaymentStatus.Failed, proofs: 1 }, "withdrawn"],
  ["after its plan's end", { ...expired, lookedAt: 6 }, "expired"],
  ["after its plan's end with a proof unseen: it waits for staff", { ...expired, lookedAt: 4 }, "ended"],
])("an order %s (DESK-98)", (_what, facts, status) => {
  expect(orderStatus({ ...order, ...facts })).toBe(status);
});
