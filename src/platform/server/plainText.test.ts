import fc from "fast-check";
import { plainText, plainTexts } from "./plainText";
import { Problem } from "./problem";

describe("a text by people (SAFE-7)", () => {
  it.each([
    ["loses the characters that turn its direction", "Casa \u202Egpj.exe\u202C", "Casa gpj.exe"],
    ["loses what has no width", "free\u200B gift\uFEFF", "free gift"],
    ["keeps what joins an emoji", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
    ["ends its lines alike", "one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"],
    ["has two blank lines together at most", "one \n\n\n\n\n\ntwo  ", "one\n\n\ntwo"],
    ["is composed", "Jose\u0301", "José"],
    ["keeps markup as what was written", "<b>5 < 6</b> & <script>", "<b>5 < 6</b> & <script>"],
  ])("%s", (_rule, written, kept) => {
    expect(plainText(written)).toBe(kept);
  });

  it("is the same when it is cleaned again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  it("of blanks alone is refused at its field", () => {
    const missing = () => plainTexts({ Subject: "Villa", Message: " \u200B\n" });
    expect(missing).toThrow(Problem);
    expect(missing).toThrow(expect.objectContaining({ fields: [{ Field: "Message", Code: "required" }] }));
  });
});
