import { act, renderHook, waitFor } from "@testing-library/react";
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

it("what the fields found wrong is no longer said once they were visited and left again", async () => {
  const { result } = renderHook(() => useCardFrame("https://fields.example/page", String));
  const fields = document.body.appendChild(document.createElement("iframe"));
  result.current.frame.current = fields;
  const say = (data: object) =>
    dispatchEvent(
      new MessageEvent("message", { origin: "https://fields.example", source: fields.contentWindow, data }),
    );
  const token = result.current.tokenize("Ana Rivera");
  act(() => void say({ type: "error" }));
  expect(await token).toBeNull();
  expect(result.current.problem).toBe("wrong");
  // The window loses the focus to the frame, where cards are typed, and has it again.
  act(() => {
    fields.focus();
    dispatchEvent(new Event("blur"));
  });
  expect(result.current.problem).toBe("wrong");
  act(() => {
    fields.blur();
    dispatchEvent(new Event("focus"));
  });
  await waitFor(() => expect(result.current.problem).toBeNull());
  fields.remove();
});
