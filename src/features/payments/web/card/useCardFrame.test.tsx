import { act, renderHook, waitFor } from "@testing-library/react";
import { useCardFrame } from "./useCardFrame";

it("a provider that does not answer within 30 seconds is reported as silent, and the payment can be tried again", async () => {
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

it("an error in the fields is no longer shown once the client has been in them and left again", async () => {
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
  // The window loses the focus to the frame, where the client types, and gets it back.
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

it("fields reloaded in another language after use are reported as empty until the client enters them", () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const { result, rerender } = renderHook(({ src }) => useCardFrame(src, String), {
    initialProps: { src: "https://fields.example/page?lang=en" },
  });
  result.current.frame.current = frame;
  const enter = () => {
    frame.focus();
    act(() => void window.dispatchEvent(new Event("blur")));
  };
  const leave = () => {
    frame.blur();
    act(() => void window.dispatchEvent(new Event("focus")));
  };
  rerender({ src: "https://fields.example/page?lang=es" });
  expect(result.current.problem).toBeNull();
  enter();
  leave();
  rerender({ src: "https://fields.example/page?lang=en" });
  expect(result.current.problem).toBe("emptied");
  enter();
  expect(result.current.problem).toBeNull();
  frame.remove();
});
