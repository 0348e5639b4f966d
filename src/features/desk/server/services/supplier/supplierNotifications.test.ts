import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { lodgingBooking } from "../../../../../../test/access/bookings.expectations";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { outbox } from "../../../../../platform/server/db/schema/operations";
import { hotels } from "../../../../../products/lodging/server/lodging.tables";
import { HOUR } from "../../../../../shared/instant";
import { clients } from "../../../../account/server/account.tables";
import { suppliersOfStaff } from "../../records/supplier.repository";

let test: TestApp;
let property: number;
let elsewhere: number;
beforeAll(async () => {
  test = await startTestApp();
  property = await supplierOf([1]);
  elsewhere = await supplierOf([2]);
});
afterAll(() => test.close());

/** A supplier's person for some properties, who reads Spanish. */
async function supplierOf(ids: number[]): Promise<number> {
  const at = test.now();
  const person = {
    email: `${randomUUID()}@example.com`,
    firstName: "Rosa",
    lastName: "",
    language: "es",
  } as const;
  const row = { ...person, role: "staff", staffRole: "supplier", createdAt: at, activatedAt: at } as const;
  const [made] = await test.db.insert(clients).values(row).returning({ id: clients.id });
  expect(await suppliersOfStaff.set(test.db, made?.id ?? 0, { kind: "house", ids })).toEqual([]);
  return made?.id ?? 0;
}

async function book(clientId: number): Promise<number> {
  const url = "/api/lodgingBookings/createBooking";
  const answer = await test.call({
    method: "POST",
    url,
    headers: test.as(clientId),
    payload: lodgingBooking(clientId),
  });
  return answer.json().Data.BookingId;
}

/** The subjects, and all the text, of what a supplier's person was sent about a booking, oldest first. */
async function told(clientId: number, bookingId: number) {
  const sent = await test.db.select().from(outbox).where(eq(outbox.clientId, clientId)).orderBy(outbox.id);
  const about = sent.filter(({ key }) => key.startsWith(`booking-${bookingId}-`));
  return {
    subjects: about.map(({ subject }) => subject),
    said: about.map(({ text, html }) => `${text}${html}`).join(),
  };
}

it("a supplier's people are notified in their language of bookings that wait, still wait, and have ended; others are not (DESK-80)", async () => {
  const invited = await supplierOf([1]);
  await test.db.update(clients).set({ role: "client", staffRole: null }).where(eq(clients.id, invited));
  const bookingId = await book(1);
  // A person who is invited and has not joined yet is led to the back office too, not to a client's plan.
  expect((await told(invited, bookingId)).said).toContain("/support");
  expect((await told(invited, bookingId)).said).not.toContain("/shopping-cart");
  expect((await told(property, bookingId)).subjects).toEqual([expect.stringMatching(/^Reserva \d+: confirme /)]);
  test.pass(49 * HOUR);
  const cancelled = await test.call({ method: "GET", url: `/api/bookings/cancel/${bookingId}`, headers: test.as(1) });
  expect(cancelled.statusCode).toBe(200);

  const { subjects, said } = await told(property, bookingId);
  expect(subjects.slice(1)).toEqual([
    expect.stringMatching(/aún espera su respuesta$/),
    expect.stringMatching(/^Terminó la reserva/),
  ]);
  // Neither the client's name nor the price. (DESK-31)
  for (const secret of ["Ana", "tourist@example.com", "$"]) expect(said).not.toContain(secret);
  expect((await told(elsewhere, bookingId)).subjects).toEqual([]);
});

it("a supplier that confirms instantly is notified of the booking to hold, and disabled people of nothing (DESK-80)", async () => {
  const disabled = await supplierOf([1]);
  await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, disabled));
  await test.db.update(hotels).set({ confirmsInstantly: true }).where(eq(hotels.id, 1));
  const bookingId = await book(2);
  expect((await told(property, bookingId)).subjects).toEqual([expect.stringMatching(/reservado$/)]);
  expect((await told(disabled, bookingId)).subjects).toEqual([]);
});
