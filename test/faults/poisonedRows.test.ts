import { eq, type SQL, sql } from "drizzle-orm";
import { clientDocuments } from "../../src/features/documents/server/documents.tables";
import { opinions } from "../../src/features/opinions/server/opinions.tables";
import { plansSetAside, travelPlans } from "../../src/features/plan/server/plan.tables";
import { outbox } from "../../src/platform/server/db/schema/operations";
import { queueMail } from "../../src/platform/server/outbox/outbox.repository";
import { DAY } from "../../src/shared/instant";
import { caller } from "../fixtures/server/carTestBed";
import { startTestApp, type TestApp } from "../testApp";
import { nameExtraDriver, storeRental } from "../testBooking";

const [ANA, LUIS, STAFF] = [1, 2, 3];

/** An unreadable value in a row that a list, a queue or a job reads, or the name of the test that covers it instead. */
type Decision = { column: string; value: SQL; where: SQL } | string;

const json = sql`'"oops"'::jsonb`;
const sealed = sql`'sealed:000000000000:AAAA'`;
const plansOfAna = sql`plan_id in (select id from travel_plans where client_id = ${ANA})`;
const carsOfAna = sql`booking_id in (select id from bookings where ${plansOfAna})`;
const alone = "no list, queue or job opens it: it is read on its own page, by its own call, or for its own client";
const byStaff = "written by staff or an import through its schema, and read by pages of the site, not by queues";

/** Every table with a column whose content the database does not validate: JSON, bytes, or sealed text. */
const decisions: Readonly<Record<string, readonly Decision[]>> = {
  audit_log: [alone],
  bookings: [{ column: "price", value: json, where: plansOfAna }],
  car_bookings: [
    { column: "extras", value: json, where: carsOfAna },
    { column: "passport_number", value: sealed, where: carsOfAna },
  ],
  car_models: [byStaff],
  car_named_drivers: [{ column: "licence_number", value: sealed, where: carsOfAna }],
  catalogue_versions: [byStaff],
  checkout_events: ["test/faults/unreadablePlan.test.ts"],
  client_keys: [{ column: "sealed", value: sealed, where: sql`client_id = ${ANA}` }],
  client_texts: ["a text that cannot be opened is said to be unreadable, where it stands: clientTexts.test.ts"],
  client_documents: [{ column: "sealed", value: sealed, where: sql`client_id = ${ANA}` }],
  document_photos: [alone],
  kept_policies: [alone],
  lodging_guests: [alone],
  message_templates: [byStaff],
  news: [byStaff],
  opinions: [{ column: "stars", value: json, where: sql`client_id = ${ANA}` }],
  outbox: [
    { column: "secrets", value: json, where: sql`key = 'poisoned'` },
    { column: "parts", value: json, where: sql`key = 'poisoned'` },
  ],
  payment_links: [alone],
  payments: ["the provider is asked about a payment by its own key where what its bank asks for cannot be read"],
  photos: [byStaff],
  published_texts: [byStaff],
  purchase_methods: [byStaff],
  receipts: [alone],
  registrations: [alone],
  room_types: [byStaff],
  second_factors: [alone],
  settings: [alone],
  shop: [byStaff],
  shop_pictures: ["a mark that cannot be read is left out of mails and papers: letterhead.test.ts"],
  transfer_orders: [alone],
  transfer_proofs: [alone],
  travel_plans: [{ column: "checkpoint", value: sql`'"oops"'::json`, where: sql`client_id = ${ANA}` }],
  upload_parts: ["a part that cannot be opened counts as missing: uploadParts.test.ts"],
  webhook_endpoints: ["src/platform/server/webhooks/lanes.test.ts"],
  webhook_events: [alone],
  webhook_messages: ["sent as it is, whatever JSON it holds"],
};

const lists = [
  "/api/support/inbox",
  "/api/support/queue/en",
  "/api/support/reviews/en",
  "/api/support/days/2026-12-31",
  "/api/support/notes",
  "/api/support/opinions",
  "/api/support/refunds",
  "/api/support/transfers/0",
];

let test: TestApp;
let sound: Awaited<ReturnType<typeof storeRental>>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const mail = (key: string) =>
  queueMail(test.db, {
    ...{ key, recipient: "ana@example.com", language: "en", subject: key, text: key, html: key, secrets: ["word"] },
    ...{ unsubscribePath: null, clientId: ANA, planId: null, at: test.now() },
  });

it("every table with a column that may be unreadable has an entry (OPS-113)", async () => {
  const found = test.db
    .selectDistinct({ name: sql<string>`table_name::text` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and (data_type in ('json', 'jsonb', 'bytea')
      or column_name in ('sealed', 'previous_sealed', 'passport_number', 'licence_number'))`);
  expect((await found).map(({ name }) => name).sort()).toEqual(Object.keys(decisions).sort());
});

it("an unreadable row of each table breaks no list of the back office and stops no work on other rows (OPS-113)", async () => {
  const rental = { at: test.now(), startsAt: test.now() + 30 * DAY };
  const broken = await storeRental(test.db, { ...rental, clientId: ANA });
  await nameExtraDriver(test.db, broken.bookingId);
  sound = await storeRental(test.db, { ...rental, clientId: LUIS });
  await test.db.insert(opinions).values({
    ...{ bookingId: broken.bookingId, clientId: ANA, stars: { office: 5 }, tenths: 50, text: "Good", language: "en" },
    ...{ status: "waiting", writtenAt: test.now() },
  });
  await test.db.insert(clientDocuments).values({
    ...{ clientId: ANA, type: 2, number: "P5550001", firstName: "Ana", lastName: "Rivera Soto", countryId: 167 },
    ...{ expiresOn: "2031-01-01", birthDate: "1988-05-17", status: "given", givenAt: test.now() },
  });
  for (const key of ["poisoned", "sound"]) await mail(key);
  const poisons = Object.entries(decisions).flatMap(([table, all]) =>
    all.flatMap((decision) => (typeof decision === "string" ? [] : [{ table, ...decision }])),
  );
  for (const { table, column, value, where } of poisons)
    await test.db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${where}`);

  const staff = caller(test.app, STAFF, "staff", test.now());
  for (const url of lists) expect([url, (await staff("GET", url)).status]).toEqual([url, 200]);
  const queue = await staff<{ Bookings: object[] }>("GET", "/api/support/queue/en");
  expect(queue.data.Bookings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        Booking: expect.objectContaining({ BookingId: broken.bookingId, PayNow: 41_500 }),
        Unreadable: true,
      }),
      expect.objectContaining({ Booking: expect.objectContaining({ BookingId: sound.bookingId }) }),
    ]),
  );

  const swept = await test.call({ method: "POST", url: "/qa/clock", payload: { advance: "PT73H" } });
  expect(swept.statusCode).toBe(200);
  const [plan] = await test.db.select().from(travelPlans).where(eq(travelPlans.id, sound.planId));
  expect(plan?.state).toBe("collecting");
  for (const key of ["sound", "poisoned"]) {
    const [sent] = await test.db.select().from(outbox).where(eq(outbox.key, key));
    expect([key, sent?.deliveredAt]).not.toEqual([key, null]);
  }
  const left = await test.db.select().from(plansSetAside);
  expect(left.every(({ planId }) => planId === broken.planId)).toBe(true);
  expect((await staff("GET", "/api/support/inbox")).status).toBe(200);
});
