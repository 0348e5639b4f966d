import type { Reading } from "./reading";
import { readTurned, type Turn } from "./turns";

const whole: Reading = { values: { Number: "X1" }, countryIso: "US", unread: [], remarks: [] };
const part: Reading = { ...whole, unread: ["ExpiresOn"] };

/** A picture that can be read only in this rotation, with the result of each way of reading. */
function pictureTurned(right: Turn, ...found: (Reading | null)[]) {
  const asked: [turn: Turn, way: number][] = [];
  const reads = found.map((reading, way) => async (turn: Turn) => {
    asked.push([turn, way]);
    return turn === right ? reading : null;
  });
  return { asked, read: () => readTurned(reads) };
}

describe("a photo of a document (DOC-10)", () => {
  it.each([0, 1, 2, 3] as const)("is read when it has to be turned by %d quarters", async (turn) => {
    expect(await pictureTurned(turn, whole).read()).toEqual(whole);
  });

  it("is not turned further once everything is read", async () => {
    const { asked, read } = pictureTurned(0, whole, whole);
    await read();
    expect(asked).toEqual([[0, 0]]);
  });

  it("is read in every way upright, and in the rotation that gave an incomplete reading", async () => {
    const { asked, read } = pictureTurned(1, part, whole);
    expect(await read()).toEqual(whole);
    expect(asked).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it("keeps the reading with the least unread", async () => {
    expect(await pictureTurned(3, part, null, { ...part, unread: ["ExpiresOn", "Number"] }).read()).toEqual(part);
  });

  it("without a document is given up after one try in each rotation", async () => {
    const { asked, read } = pictureTurned(0, null, null, null);
    expect(await read()).toBeNull();
    expect(asked.map(([turn]) => turn)).toEqual([0, 0, 0, 1, 3, 2]);
  });
});
