import { deviceOf } from "./device";

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    { browser: "Chrome", system: "Linux" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    { browser: "Edge", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1",
    { browser: "Safari", system: "iOS" },
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", { browser: "Firefox", system: "Android" }],
  ["curl/8.5.0", null],
  [null, null],
])("a session in %s is called what people call it (DESK-21)", (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
