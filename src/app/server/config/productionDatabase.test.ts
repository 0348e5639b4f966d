import { eq, inArray } from "drizzle-orm";
import { openTestDatabase } from "../../../../test/testDatabase";
import { demoEmails } from "../../../features/account/server/account.seed";
import { clients } from "../../../features/account/server/account.tables";
import { configureMethods, openMethods } from "../../../features/payments/methods/server/methods.server";
import { purchaseMethods } from "../../../features/payments/server/payments.tables";
import { movableClock } from "../../../platform/server/clock";
import type { OpenDatabase } from "../../../platform/server/db/database";
import { PaymentProvider } from "../../../shared/enumerations";
import { refuseDemoDatabase, refuseMissingMethods, refuseOtherBuild } from "./productionDatabase";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe("what production refuses to start on (OPS-4)", () => {
  const start = (production: boolean) => refuseDemoDatabase(opened.db, { production });

  it("is a database with demo accounts, which a demo has", async () => {
    await expect(start(true)).rejects.toThrow("staff@example.com");
    await expect(start(false)).resolves.toBeUndefined();
  });

  it("is a database whose clock was moved", async () => {
    await opened.db.delete(clients).where(inArray(clients.email, demoEmails));
    await expect(start(true)).resolves.toBeUndefined();
    const clock = await movableClock(opened.db);
    await clock.set(null, () => ({ ahead: 1 }));
    await expect(start(true)).rejects.toThrow("clock");
    await clock.set(null, () => null);
    await expect(start(true)).resolves.toBeUndefined();
    await clock.set(7, () => ({ standsAt: 1 }));
    await expect(start(true)).rejects.toThrow("clock");
  });

  it("is a database that offers cards if their provider is not configured; if it offers none, none is needed (PAY-20)", async () => {
    const unconfigured = configureMethods({}, null);
    const start = (payments = unconfigured, production = true) =>
      refuseMissingMethods(opened.db, { production, payments });
    await expect(start()).rejects.toThrow(/CLOVER_PRIVATE_KEY: .*payment_methods\.csv that does not offer Clover:/);
    await expect(start(configureMethods({}, "http://localhost:8081"), false)).resolves.toBeUndefined();
    await opened.db
      .update(purchaseMethods)
      .set({ enabled: false })
      .where(eq(purchaseMethods.id, PaymentProvider.Clover));
    await expect(start()).resolves.toBeUndefined();
    expect(openMethods(unconfigured).map(({ isOffered }) => isOffered)).toEqual([false, false, false, false]);
  });

  it("is a demo's build, and a demo refuses a production build", () => {
    expect(() => refuseOtherBuild({ production: true }, true)).toThrow("NODE_ENV");
    expect(() => refuseOtherBuild({ production: false }, false)).toThrow("NODE_ENV");
    expect(() => refuseOtherBuild({ production: true }, false)).not.toThrow();
    expect(() => refuseOtherBuild({ production: false }, true)).not.toThrow();
  });
});
