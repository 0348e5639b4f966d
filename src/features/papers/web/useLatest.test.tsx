import { renderHook } from "@testing-library/react";
import { useLatest } from "./useLatest";

test("slow work that was overtaken by later work has no result (PAPER-7)", async () => {
  const latest = renderHook(() => useLatest()).result.current;
  let finish = (_result: string) => {};
  const first = latest(
    new Promise<string>((resolve) => {
      finish = resolve;
    }),
  );
  const second = latest(Promise.resolve("second"));
  finish("first");
  expect(await Promise.all([first, second])).toEqual([undefined, "second"]);
});
