import { type APIRequestContext, expect } from "@playwright/test";

/**
 * Waits until a page arrives server-rendered: the first of its kind may take the server longer than a visitor waits.
 * (WEB-19)
 */
export const isDrawn = (request: APIRequestContext, path: string) =>
  expect(async () => expect(await (await request.get(path)).text()).toContain("data-shows")).toPass();
