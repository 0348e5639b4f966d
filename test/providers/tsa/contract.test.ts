import { remoteAuthority } from "../../../src/platform/server/pdf/timestampAuthority";
import { canStamp, startTimeStampServer, type TimeStampServer } from "../../timeStampServer";
import { answers } from "./facts";

const digest = Buffer.alloc(32, 7);

(canStamp ? describe : describe.skip)("what RFC 3161 says of an authority's answer is held to (PAPER-20)", () => {
  let tsa: TimeStampServer;
  beforeAll(async () => {
    tsa = await startTimeStampServer();
  });
  afterAll(() => tsa.close());

  it.each(answers)("$what", async ({ mode, refusedFor }) => {
    const authority = remoteAuthority(tsa.url);
    tsa.mode = "stamps";
    await authority.timestamp(digest, "SHA-256");
    tsa.mode = mode;
    const stamped = authority.timestamp(digest, "SHA-256");
    if (refusedFor === null) expect((await stamped).length).toBeGreaterThan(500);
    else await expect(stamped).rejects.toThrow(refusedFor);
  });
});
