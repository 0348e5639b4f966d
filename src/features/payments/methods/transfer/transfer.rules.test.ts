import { PaymentStatus } from "../../../../shared/enumerations";
import { keptBecause, outcomeOf } from "./transfer.rules";

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

it("an amount that arrives pays the plan, goes back, in part or whole, or waits for the rest; an ended plan takes the whole alone (DESK-99)", () => {
  const open = (["exact", "over", "short"] as const).map((arrived) => outcomeOf("waiting", arrived));
  const ended = (["exact", "over", "short"] as const).map((arrived) => outcomeOf("ended", arrived));
  const withdrawn = (["exact", "over", "short"] as const).map((arrived) => outcomeOf("withdrawn", arrived));
  expect({ open, ended, withdrawn }).toEqual({
    open: ["pays", "over", "short"],
    ended: ["pays", "over", "back"],
    withdrawn: ["back", "back", "back"],
  });
  expect(outcomeOf("paid", "over")).toBe("over");
});
