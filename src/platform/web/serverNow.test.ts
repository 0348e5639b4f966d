import { keepServerNow, serverNow } from "./serverNow";

it("the page's time is the browser's time until an answer contains the server's, and continues from that (CAR-11)", () => {
  jest.useFakeTimers({ now: 1_000 });
  expect(serverNow()).toBe(1_000);
  keepServerNow(900_000);
  jest.setSystemTime(3_000);
  expect(serverNow()).toBe(902_000);
  jest.useRealTimers();
});

it("the page's time does not take an answer's delay for a wrong clock (CAR-11)", () => {
  jest.useFakeTimers({ now: 1_000 });
  keepServerNow(900_000);
  keepServerNow(905_000);
  expect(serverNow()).toBe(900_000);
  keepServerNow(940_000);
  expect(serverNow()).toBe(940_000);
  jest.useRealTimers();
});
