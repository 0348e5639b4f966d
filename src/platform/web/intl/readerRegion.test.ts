import { readerRegion } from "./readerRegion";

it.each([
  [["en-GB", "en"], "en-US", "GB"],
  [["en-US"], "es-419", "US"],
  [["de-DE", "de", "en-US", "en"], "en-US", "DE"],
  [["fr", "en-CA"], "en-US", "CA"],
  [["es-419", "es"], "en-US", "419"],
  [["zh-Hant-TW"], "en-US", "TW"],
  [["fr"], "en-US", "FR"],
  [["en"], "en-US", "US"],
  [[], "es-419", "419"],
  [[], "es", "ES"],
  [["not a tag", "en-IE"], "en-US", "IE"],
  [["not a tag"], "en-US", "US"],
])("the reader with a browser in %j reads a page in %s as in %s (WEB-43)", (browser, page, region) => {
  expect(readerRegion(browser, page)).toBe(region);
});
