import { inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { clients, countries } from "./account.tables";
import { hashPassword } from "./passwords/passwords";

const PASSWORD = "Malecon-2026";
/** When the demo accounts were created: 1 January 2026. */
const CREATED = Date.UTC(2026, 0, 1);

const tourists = [
  {
    email: "tourist@example.com",
    firstName: "Ana",
    lastName: "Rivera Soto",
    phone: "+13055550142",
    birthDate: "1988-05-17",
    iso: "US",
    address: "418 Flagler Street",
    city: "Miami",
    postalCode: "33130",
  },
  {
    email: "tourist2@example.com",
    firstName: "James",
    lastName: "Whitfield",
    phone: "+14165550187",
    birthDate: "1979-11-02",
    iso: "CA",
    address: "27 Roncesvalles Avenue",
    city: "Toronto",
    postalCode: "M6R 2K3",
  },
];

export const demoEmails = [...tourists.map(({ email }) => email), "staff@example.com"];

/** The sign-in data of the demo accounts, as text. */
export const demoSignIn = `tourist@example.com, or staff@example.com for the back office, password ${PASSWORD}`;

/** Demo accounts (OPS-9). Existing ones stay as they are. */
export async function seedAccounts(db: Tx): Promise<void> {
  const known = await db.select({ email: clients.email }).from(clients).where(inArray(clients.email, demoEmails));
  if (known.length === demoEmails.length) return;
  const account = { passwordHash: await hashPassword(PASSWORD), createdAt: CREATED, activatedAt: CREATED };
  const ids = new Map((await db.select().from(countries)).map(({ iso, id }) => [iso, id]));
  await db
    .insert(clients)
    .values([
      ...tourists.map(({ iso, ...tourist }) => ({ ...tourist, ...account, countryId: ids.get(iso) ?? null })),
      {
        email: "staff@example.com",
        firstName: "Lucía",
        lastName: "Peña",
        role: "staff" as const,
        staffRole: "owner" as const,
        ...account,
      },
    ])
    .onConflictDoNothing({ target: clients.email });
}
