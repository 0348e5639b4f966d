import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import { uploadCheck } from "../../../../../platform/server/uploads/checkUpload";
import { DAY } from "../../../../../shared/instant";
import type { Inbox } from "../../../inbox/inbox.schemas";
import type { InfectedUpload } from "../../../uploads.schemas";

const [ANA, STAFF] = [1, 3];
/** The first bytes of a PDF are enough to tell what it claims to be. */
const PDF = Buffer.from("%PDF-1.7\n");

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const asDesk = () => test.as(STAFF, "desk");
const get = async (url: string, headers = asDesk()) => (await test.call({ method: "GET", url, headers })).json().Data;
const inbox = async (headers = asDesk()): Promise<Inbox["Items"]> =>
  (await get("/api/support/inbox", headers)).Items.filter(({ Kind }: { Kind: string }) => Kind === "upload");
const uploads = (): Promise<InfectedUpload[]> => get("/api/support/uploads");
async function done(UploadId: string) {
  const payload = { UploadId };
  const answer = await test.call({ method: "POST", url: "/api/support/uploads/done", headers: asDesk(), payload });
  return answer.json().ResultCode;
}

it("an infected upload waits for the desk, with whose it was, what it was and when, until it is marked as done (DESK-108)", async () => {
  const { planId } = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 14 * DAY });
  const check = uploadCheck({ ...test, log: test.app.log, scan: async () => "Win.Test.EICAR_HDB-1" });
  const caller = { clientId: ANA, role: "client" } as const;
  await expect(check(caller, PDF, "transferProof")).rejects.toThrow("upload.infected");

  const [item] = await inbox();
  expect(item).toMatchObject({
    Name: "Win.Test.EICAR_HDB-1",
    ClientName: "Ana Rivera Soto",
    Since: test.now(),
    Until: null,
  });
  expect(await inbox(test.as(STAFF, "finance"))).toEqual([]);
  const [upload] = await uploads();
  expect(upload).toEqual({
    UploadId: item?.ItemId,
    ...{ ClientName: "Ana Rivera Soto", ClientEmail: "tourist@example.com", ClientLanguage: "en", IsStaff: false },
    TravelPlanId: planId,
    ...{ Purpose: "transferProof", MediaType: "application/pdf", Found: "Win.Test.EICAR_HDB-1" },
    RefusedAt: test.now(),
  });

  const id = upload?.UploadId ?? "";
  expect(await done(id)).toBe("OK");
  expect([await inbox(), await uploads()]).toEqual([[], []]);
  expect(await done(id)).toBe("support.nothingWaiting");
  expect(await done("00000000-0000-4000-8000-000000000000")).toBe("notFound");
  const audit = (await test.db.select().from(auditLog)).filter(({ action }) => action === "upload.done");
  expect(audit).toMatchObject([{ actorId: STAFF, subject: `client ${ANA}`, facts: { upload: id } }]);
});

it("an infected upload that a colleague sent is marked as such (DESK-108)", async () => {
  const check = uploadCheck({ ...test, log: test.app.log, scan: async () => "Own.Test" });
  await expect(check({ clientId: STAFF, role: "staff" }, PDF, "photograph")).rejects.toThrow("upload.infected");
  expect(await uploads()).toMatchObject([{ IsStaff: true, Purpose: "photograph", TravelPlanId: null }]);
});
