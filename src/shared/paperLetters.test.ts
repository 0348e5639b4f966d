import { isInLatinLetters, unprintedIn } from "./paperLetters";

describe("a name in Latin letters (PAPER-11)", () => {
  it.each([
    "Łukasz Żółć",
    "Nguyễn Thị Ánh",
    "Rəşad Məmmədov",
    "Kaʻahumanu",
    "Kaʻōʻō",
    "Seán OʼBrien",
    "Sean O'Brien",
    "D’Angelo",
    "O`Neill",
    "O´Neill",
    "Þórsdóttir Æsa",
    "Ġorġ Buħaġiar",
    "Đorđe Đoković",
    "Weiß",
    "İbrahim Işık",
    "Anne-Marie",
    "Jean\u2011Luc Mélenchon–Ruiz",
    "St. John",
    "Ramasamy a/l Muthu",
    "M.ª José Peña",
    "Davis, Jr.",
    "Marcel·lí",
    "João\u00A0Pedro",
    "Jose\u0301",
    "G\u0303uarani",
    "Kꞌicheʼ",
    "ʔaʔ",
    "-",
    "",
    "\u200BAna\u2060",
  ])("includes %j", (name) => expect(isInLatinLetters(name)).toBe(true));

  it.each([
    "李小龙",
    "김민준",
    "ชาติ ไทย",
    "प्रिया शर्मा",
    "محمد",
    "דוד",
    "Щербакова",
    "Παπαδοπούλου",
    "ქართული",
    "さくら",
    "Ana 李",
    "Аna",
    "Ana 😀",
    "Ana2",
    "ana@example.com",
    "Ａｎａ",
    "<b>Ana</b>",
    "Ana\nRivera",
  ])("does not include %j", (name) => expect(isInLatinLetters(name)).toBe(false));
});

describe("a text that papers print (PAPER-11)", () => {
  it.each([
    "Late arrival, a cot & a “quiet” room – please!",
    "Щербакова Παπαδοπούλου",
    "50 % → 12 € ½ ✓ ❤\uFE0F 😀",
    "1\n2",
  ])("may include %j", (text) => expect(unprintedIn(text)).toEqual([]));

  it("each character that cannot be printed is listed once", () => {
    expect(unprintedIn("生日 cake for 生 🎂, שלום\tმ")).toEqual(["生", "日", "🎂", "ש", "ל", "ו", "ם", "\t"]);
  });

  it("is every name in Latin letters", () => {
    for (let code = 0; code < 0x20000; code += 1) {
      const sign = String.fromCodePoint(code);
      if (isInLatinLetters(sign)) expect([code, unprintedIn(sign)]).toEqual([code, []]);
    }
  });
});
