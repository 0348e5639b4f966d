import { act } from "@testing-library/react";
import { LOOK_AGAIN } from "../../../src/platform/web/lookAgain";

/** For tests of a page that stays open: the timers of a block's tests are moved on by hand. */
export function timersByHand(): void {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "performance"] }));
  afterEach(() => jest.useRealTimers());
}

/** The time after which an open page loads its data again. */
export const nextLook = () => act(() => jest.advanceTimersByTimeAsync(LOOK_AGAIN));
