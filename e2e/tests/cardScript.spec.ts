import { openThief, steal } from "../pages/hostileScript";
import { expect, test } from "../scenarios";

test("a hostile program in place of the card provider's reaches nothing: no storage, cookie, page or call of the shop, and no other origin (SAFE-16)", async ({
  page,
  arrive,
  say,
  baseURL,
  complaints,
}) => {
  const thief = await openThief();
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("popup", (popup) => opened.push(popup.url()));
  page.on("download", (download) => opened.push(download.url()));
  const places = { shop: `${baseURL}`, thief: thief.origin };
  const body = `(${steal})(${JSON.stringify(places)});`;
  await page.route("**/sdk.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
  await arrive("plan-confirmed");
  await page.goto("/payment");
  const where = page.url();
  const shownAs = page.getByTitle(say("payment.cardFields.title"));
  const fields = await (await shownAs.elementHandle())?.contentFrame();
  if (!fields) throw new Error("no frame of card fields");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.frame() === fields && request.url().startsWith(`${baseURL}/`)) calls.push(request.url());
  });

  await expect.poll(() => fields.evaluate(() => Object(window).loot)).toBeDefined();
  expect(await fields.evaluate(() => Object(window).loot)).toEqual({});
  // The last attempt navigates the frame to an address that carries the data; the shop's policy blocks it.
  const policy = `frame-src ${new URL(fields.url()).origin}`;
  await fields.evaluate((to) => location.assign(to), `${thief.origin}/leave`).catch(() => undefined);
  await expect.poll(() => complaints.filter((told) => told.includes(policy))).not.toEqual([]);

  expect(thief.got).toEqual([]);
  expect(calls).toEqual([]);
  expect(opened).toEqual([]);
  expect(page.url()).toBe(where);
  expect((await shownAs.boundingBox())?.height).toBeLessThan(2_001);
  await thief.close();
  // The policies' refusals are in the console, on purpose.
  complaints.length = 0;
});
