import assert from "node:assert/strict";
import { at } from "./steps";

/** A single-use token of the test card, as the provider's card fields create it. */
export async function cardTokenOf(origin: string): Promise<string> {
  const card = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvv: "123" };
  const answer = await fetch(`${origin}/v1/tokens`, {
    method: "POST",
    headers: { apikey: "stand-in-access-key", "content-type": "application/json" },
    body: JSON.stringify({ card }),
  });
  const id = at(await answer.json(), "id");
  assert.equal(typeof id, "string");
  return String(id);
}
