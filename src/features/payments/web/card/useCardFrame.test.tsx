import { act, renderHook } from "@testing-library/react";
import { useCardFrame } from "./useCardFrame";

it("a provider that does not answer within 30 seconds is said to be silent, and the payment can be tried again", async () => {
  jest.useFakeTimers();
  try {
    const { result } = renderHook(() => useCardFrame("https://fields.example/page", String));
    const token = result.current.tokenize("Ana Rivera");
    act(() => jest.advanceTimersByTime(29_999));
    expect(result.current.problem).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.problem).toBe("silent");
    expect(await token).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
