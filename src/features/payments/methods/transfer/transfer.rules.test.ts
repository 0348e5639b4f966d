import { PaymentStatus } from "../../../../shared/enumerations";
import { keptBecause } from "./transfer.rules";

const entry = { finding: "received", reversedAt: null } as const;
const awaited = { status: PaymentStatus.Created, isCurrent: true, toRefund: 0 };

it("money that was entered is taken off again only while the plan waits for the rest, and only once (PAY-33)", () => {
  expect(keptBecause(entry, awaited)).toBeNull();
  expect(keptBecause({ ...entry, reversedAt: 1 }, awaited)).toBe("done");
  expect(keptBecause({ ...entry, finding: "rejected" }, awaited)).toBe("done");
  expect(keptBecause(entry, { ...awaited, status: PaymentStatus.Success })).toBe("paid");
  expect(keptBecause(entry, { ...awaited, status: PaymentStatus.Expired })).toBe("ended");
  expect(keptBecause(entry, { ...awaited, isCurrent: false })).toBe("ended");
  expect(keptBecause(entry, { ...awaited, toRefund: 1 })).toBe("ended");
});
