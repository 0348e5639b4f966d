import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { outbox } from "../../../../../platform/server/db/schema/operations";
import { infectedUploads } from "../../../../../platform/server/db/schema/uploads";
import { DAY } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { clientDocuments } from "../../../../documents/server/documents.tables";
import { notes } from "../../../../notes/server/notes.tables";
import { opinions } from "../../../../opinions/server/opinions.tables";
import { holderReviews } from "../../../../payments/server/payments.tables";
import { bookings, plansSetAside, travelPlans } from "../../../../plan/server/plan.tables";
import { MOST_WAITING } from "../../../desk.limits";
import { documentsOfClient, type WaitingKind } from "../../../inbox/inbox.rules";
import type { Inbox } from "../../../inbox/inbox.schemas";
import { deskAssignments, deskSnoozes } from "../../records/desk.tables";

const [ANA, STAFF] = [1, 3];
let test: TestApp;
let planId: number;
beforeAll(async () => {
  test = await startTestApp();
  ({ planId } = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 30 * DAY }));
});
afterAll(() => test.close());

const read = async (url: string) => (await test.call({ url, headers: test.as(STAFF, "staff") })).json().Data;
const listed = async (kind: WaitingKind): Promise<string[]> => {
  const { Items }: Inbox = await read("/api/support/inbox");
  return Items.flatMap(({ Kind, ItemId }) => (Kind === kind ? ItemId : []));
};

/** Ascending, so that what is stored later is less urgent. */
let stored = 0;
const next = () => {
  stored += 1;
  return stored;
};
const many = <Row>(count: number, row: (number: number) => Row): Row[] =>
  Array.from({ length: count }, () => row(next()));

type Kind = {
  /** Stores so many that wait, the most urgent first; resolves to their ids. */
  store: (count: number) => Promise<string[]>;
  /** The ids on the page where they are answered. */
  page?: () => Promise<string[]>;
};

const kinds: Partial<Record<WaitingKind, Kind>> = {
  note: {
    store: async (count) => {
      const note = { clientId: ANA, siteId: 11, subject: "A seat", message: "?", isSent: true };
      const rows = many(count, (createdAt) => ({ ...note, createdAt }));
      return (await test.db.insert(notes).values(rows).returning()).map(({ id }) => String(id));
    },
    page: async () => (await read("/api/support/notes")).map(({ NoteId }: { NoteId: number }) => String(NoteId)),
  },
  upload: {
    store: async (count) => {
      const upload = { clientId: ANA, purpose: "transferProof", found: "EICAR" } as const;
      const rows = many(count, (refusedAt) => ({ ...upload, id: randomUUID(), refusedAt }));
      return (await test.db.insert(infectedUploads).values(rows).returning()).map(({ id }) => id);
    },
    page: async () => (await read("/api/support/uploads")).map(({ UploadId }: { UploadId: string }) => UploadId),
  },
  opinion: {
    store: async (count) => {
      const [booked] = await test.db.select().from(bookings).where(eq(bookings.planId, planId)).limit(1);
      if (!booked) throw new Error("nothing is booked");
      const { id: _, ...copied } = { ...booked, status: "cancelled" as const, requestKey: null, requestHash: null };
      const rows = many(count, (createdAt) => ({ ...copied, createdAt }));
      const made = await test.db.insert(bookings).values(rows).returning();
      const opinion = {
        clientId: ANA,
        stars: {},
        tenths: 40,
        text: "Fine",
        language: "en",
        status: "waiting",
      } as const;
      const written = made.map(({ id, createdAt: writtenAt }) => ({ ...opinion, bookingId: id, writtenAt }));
      await test.db.insert(opinions).values(written);
      return made.map(({ id }) => String(id));
    },
    page: async () =>
      (await read("/api/support/opinions")).map(({ BookingId }: { BookingId: number }) => String(BookingId)),
  },
  mail: {
    store: async (count) => {
      const mail = { channel: "mail", recipient: "a@example.com", language: "en", text: "", subject: "Yours" } as const;
      const rows = many(count, (createdAt) => ({
        ...mail,
        key: `lost-${createdAt}`,
        clientId: ANA,
        planId,
        createdAt,
        attempts: 14,
      }));
      return (await test.db.insert(outbox).values(rows).returning()).map(({ id }) => String(id));
    },
  },
  plan: {
    store: async (count) => {
      const plans = many(count, (createdAt) => ({ clientId: ANA, createdAt, state: "cancelled" as const }));
      const made = await test.db.insert(travelPlans).values(plans).returning();
      const aside = made.map(({ id, createdAt: since }) => ({ planId: id, why: "damaged", since }) as const);
      await test.db.insert(plansSetAside).values(aside.map((row) => ({ ...row, tryAgainAt: test.now() + 30 * DAY })));
      return made.map(({ id }) => String(id));
    },
  },
  holder: {
    store: async (count) => {
      const rows = many(count, (askedAt) => ({
        planId,
        name: `Name ${askedAt}`,
        status: "waiting" as const,
        askedAt,
      }));
      return (await test.db.insert(holderReviews).values(rows).returning()).map(({ id }) => String(id));
    },
    page: async () =>
      (await read("/api/support/reviews/en")).Holders.map(({ HolderId }: { HolderId: number }) => String(HolderId)),
  },
  document: {
    store: async (count) => {
      const rows = many(count, (createdAt) => ({
        email: `waiting-${createdAt}@example.com`,
        firstName: "Luis",
        lastName: "Soto",
        language: "es" as const,
        createdAt,
      }));
      const made = await test.db.insert(clients).values(rows).returning();
      const paper = { type: 2, number: "X1", firstName: "Luis", lastName: "Soto", countryId: 167 } as const;
      const given = made.map(({ id, createdAt }) => ({ ...paper, clientId: id, givenAt: createdAt }));
      await test.db.insert(clientDocuments).values(given.map((row) => ({ ...row, status: "inReview" as const })));
      return made.map(({ id }) => documentsOfClient(id));
    },
    page: async () =>
      (await read("/api/support/reviews/en")).Documents.map(({ ClientId }: { ClientId: number }) =>
        documentsOfClient(ClientId),
      ),
  },
};

it.each(Object.entries(kinds) as [WaitingKind, Kind][])(
  "each %s that somebody has or that is snoozed is listed besides the most urgent of the others (DESK-103, DESK-15, DESK-111)",
  async (kind, { store, page }) => {
    const ids = await store(MOST_WAITING + 3);
    const [first, snoozed, last] = [ids[0], ids.at(-2), ids.at(-1)].map((id) => ({ kind, itemId: id ?? "" }));
    if (!first || !snoozed || !last) throw new Error("nothing was stored");
    expect(await listed(kind)).toHaveLength(MOST_WAITING);

    const at = test.now();
    await test.db
      .insert(deskAssignments)
      .values([first, last].map((of) => ({ ...of, ownerId: STAFF, assignedAt: at })));
    await test.db.insert(deskSnoozes).values({ ...snoozed, staffId: STAFF, snoozedAt: at, state: "" });
    const [cut = ""] = await store(1);
    expect(new Set(await listed(kind))).toEqual(new Set(ids));
    if (page) expect(new Set(await page())).toEqual(new Set(ids));

    // Without an owner it counts like the others.
    await test.db.update(deskAssignments).set({ ownerId: null });
    const others = await listed(kind);
    expect(others).toContain(first.itemId);
    expect(others).not.toContain(last.itemId);
    expect(others).not.toContain(cut);
  },
);
