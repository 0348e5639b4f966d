import type { Page } from "@playwright/test";
import type { Say } from "../texts";

/** Names all travelers, given the number of adults. */
export async function fillTravelers(page: Page, say: Say, adults: number): Promise<void> {
  for (let number = 1; number <= adults; number += 1) {
    const person = page.getByRole("group", { name: new RegExp(`^${say("lodging.travelers.adult", { number })}`) });
    await person.getByLabel(say("book.firstName")).fill(number === 1 ? "Ana" : "Luis");
    await person.getByLabel(say("book.lastName")).fill("Pérez Ruiz");
  }
}
