import { deskKeyOf } from "./keyOf";

const nothing = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const pressed = (key: string, change: Partial<typeof nothing> = {}, target: EventTarget | null = document.body) =>
  deskKeyOf({ key, ...nothing, ...change, target });

describe("the desk's keys", () => {
  it("search, move along the rows, open an answer and list the keys (DESK-13)", () =>
    expect(["/", "j", "k", "o", "e", "n", "i", "?", "x"].map((key) => pressed(key))).toEqual([
      ...["search", "next", "previous", "subject", "answer", "nextAnswer", "nextItem", "help"],
      null,
    ]));

  it("are ignored with a modifier, which is the browser's, and during text composition", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey", "isComposing"] as const)
      expect(pressed("e", { [held]: true })).toBeNull();
  });

  it("are ignored while somebody types, picks from a list or has a dialog open", () => {
    document.body.innerHTML = `<input><textarea></textarea><select></select><p contenteditable><b>x</b></p>
      <div role="dialog"><button>Close</button></div><button id="free">Open</button>`;
    for (const where of ["input", "textarea", "select", "b", "[role=dialog] button"])
      expect([where, pressed("j", {}, document.querySelector(where))]).toEqual([where, null]);
    expect(pressed("j", {}, document.querySelector("#free"))).toBe("next");
  });
});
