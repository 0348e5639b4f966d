import { MINUTE } from "../../../shared/instant";
import { setAsideCauses, shouldLogRetry, tryAgainIn } from "./setAside";

const triesOf = (why: (typeof setAsideCauses)[number]) =>
  Array.from({ length: 9 }, (_, tries) => tryAgainIn(why, tries) / MINUTE);

it("a plan whose due step fails is tried later each time, up to an hour (OPS-113)", () => {
  expect(triesOf("failed")).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

it.each(setAsideCauses.filter((why) => why !== "failed"))(
  "a plan that cannot be read is tried each minute: %s (OPS-113)",
  (why) => {
    expect(new Set(triesOf(why))).toEqual(new Set([1]));
  },
);

it("the log names a failing plan at its first try, and then less and less often (OPS-113)", () => {
  expect(Array.from({ length: 70 }, (_, at) => at + 1).filter(shouldLogRetry)).toEqual([1, 2, 4, 8, 16, 32, 64]);
});
