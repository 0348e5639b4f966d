import { eq } from "drizzle-orm";
import { openTestDatabase } from "../../../../test/testDatabase";
import { clients, staffInvitations } from "../../../features/account/server/account.tables";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { ownersOf } from "./owners";

const NOW = Date.UTC(2026, 11, 1, 17);
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterAll(() => opened.close());

it("the doctor's line of owners names who can open the back office, who is invited to, or how to begin (OPS-25)", async () => {
  const { db } = opened;
  expect(await ownersOf(db, NOW)).toEqual({ isAny: true, text: "1 can open the back office as its owner" });
  const [owner] = await db.update(clients).set({ staffRole: null }).where(eq(clients.staffRole, "owner")).returning();
  const toBegin = { isAny: false, text: expect.stringContaining('begin with "malecon staff invite') };
  expect(await ownersOf(db, NOW)).toEqual(toBegin);
  const about = { clientId: owner?.id ?? 0, staffRole: "owner", language: "en", codeHash: "hash" } as const;
  await db.insert(staffInvitations).values({ ...about, createdAt: NOW, expiresAt: NOW + 1 });
  expect(await ownersOf(db, NOW)).toEqual({
    isAny: false,
    text: expect.stringMatching(
      /^nobody .* until staff@example\.com has used the link .* December 1 at 12:00 \(Havana\)$/,
    ),
  });
  expect(await ownersOf(db, NOW + 1)).toEqual(toBegin);
});
