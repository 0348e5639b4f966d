import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import { readId, readSearch, searchedWords } from "./search.rules";

describe("the search for a plan", () => {
  it.each([
    ["1001", 1001],
    [" #801 ", 801],
    ["plan 1001", 1001],
    ["Plan de viaje nº 1001", 1001],
    ["Booking #801", 801],
    ["reserva 801", 801],
    ["viaje 1001", 1001],
    ["0", null],
    ["2147483648", null],
    ["801 Ana", null],
    ["12/05/2027", null],
    ["", null],
    ["n° 1033", 1033],
    ["plan n° 1033", 1033],
    ["N°1033", 1033],
    ["N.º 1033", 1033],
    ["№ 1033", 1033],
    ["plan: nº 1033", 1033],
    ["Nr. 1033", 1033],
    ["núm. 1033", 1033],
    ["num 1033", 1033],
    ["plan-1033", 1033],
    ["1033.", 1033],
    ["Plan 1033,", 1033],
    ["(1033)", 1033],
    ["“1033”", 1033],
    ["[#1033]", 1033],
    ["\u200B1033\u00A0", 1033],
    ["１０３３", 1033],
    ["booking request 801", 801],
    ["١٠٣٣", 1033],
    ["1,033", 1033],
    ["plan 1.033", 1033],
  ])("%j is the id %j (DESK-3)", (typed, id) => {
    expect(readSearch(typed).ids).toEqual(id === null ? [] : [id]);
    expect(readId(typed)).toBe(id);
  });

  const subjects = [en, es].flatMap((messages) =>
    Object.entries(messages).flatMap(([id, text]) =>
      /^mail\..*\.subject$/.test(id) && /\{(?:plan|booking)Id/.test(text) ? [text] : [],
    ),
  );
  const filled = (text: string) =>
    text
      .replace(/\{(?:plan|booking)Id[^}]*\}/g, "1033")
      .replace(/\{\w+, plural(?:[^{}]*\{[^}]*\})*\}/g, "48 hours")
      .replace(/\{\w+\}/g, "$1,250.00");

  it.each([...subjects.map(filled), "Re: Confirmed: please pay your plan 1033", "RV: Fwd: su plan n.º 1033: pago"])(
    "%j names one plan or booking, as the subject of an email does (DESK-107)",
    (subject) => {
      for (const typed of [subject, `Re: ${subject}`, `“${subject}”`]) expect(readSearch(typed).ids).toEqual([1033]);
      expect(readId(`Re: ${subject}`)).toBeNull();
    },
  );

  it.each([
    ["http://localhost:8080/support/plans/1033", [1033]],
    ["https://malecon.example/support/plans/1033?from=inbox#money", [1033]],
    ["<https://malecon.example/support/plans/1033/timeline>", [1033]],
    ["malecon.example/support/plans/1033.", [1033]],
    ["/support/plans/1033", [1033]],
    ["https://malecon.example/payment?plan=1033&lang=es", [1033]],
    ["/shopping-cart?lang=en&plan=1033", [1033]],
    ["plan 1033 and booking 801", [1033, 801]],
    ["FT1234/5678", []],
    ["12/05/2027", []],
    ["the 1033 people", []],
    ["plan1033x", []],
  ])("%j names %j: a page's address, or a sentence (DESK-107)", (typed, ids) =>
    expect(readSearch(typed).ids).toEqual(ids),
  );

  it("is a payment's id, in upper or lower case", () => {
    const id = "3A4B7F52-93F7-4A51-8D43-0C1F5C3E2B10";
    expect(readSearch(id).paymentId).toBe(id.toLowerCase());
    expect(readSearch("CUB-4711").paymentId).toBeNull();
  });

  it("is a reference, without regard to blanks and hyphens; short ones and plain numbers have to be complete (DESK-3)", () => {
    const read = (typed: string) => [readSearch(typed).reference, readSearch(typed).mayBePart];
    expect(read("MLC 77-88")).toEqual(["mlc7788", true]);
    expect(read("B-4")).toEqual(["b4", false]);
    expect(read("1001")).toEqual(["1001", false]);
    expect(read("300417")).toEqual(["300417", true]);
  });

  it.each([
    ["receipt 20BBF28BF4A1", "20bbf28bf4a1"],
    ["Recibo nº 20BB F28B F4A1", "20bbf28bf4a1"],
    ["voucher MLC-1040-841", "mlc1040841"],
    ["transferencia: MLC-1041-Q7PSV", "mlc1041q7psv"],
    ["recibo de pago 123ABC", "123abc"],
    ["transfer nov123", "nov123"],
    // As statements have it, and people write it.
    ["/ROC/MLC-1041-Q7PSV", "mlc1041q7psv"],
    ["PAYMENT MLC 1041 Q7PSV TELMA ORDAZ", "mlc1041q7psv"],
    ["wire mlc1O41q7psv, fees 25.00", "mlc1o41q7psv"],
    ["REF 0012 ABCDE MLC-1041-Q7PSV", "mlc1041q7psv"],
    ["REF12345", "ref12345"],
    ["pago1@example.com", "pago1examplecom"],
    ["pago de ana1@example.com", "pagodeana1examplecom"],
    ["Pagola", "pagola"],
    ["Refund Smith", "refundsmith"],
  ])("%j is the reference %j: the word before it names its kind (DESK-92)", (typed, reference) =>
    expect(readSearch(typed).reference).toBe(reference),
  );

  it.each([
    ["+49 (170) 123-4567", "491701234567"],
    ["1234567", "1234567"],
    ["0034 600 987 654", "34600987654"],
    ["020 7946 0958", "2079460958"],
    ["+44 (0)20 7946 0958", "442079460958"],
    ["0170/1234567", "1701234567"],
    ["٦٠٠ ٩٨٧ ٦٥٤", "600987654"],
    ["tel:+34600987654", "34600987654"],
    ["Teléfono: +34 600 987 654", "34600987654"],
    ["https://wa.me/34600987654", "34600987654"],
    ["telma 600987", null],
    ["801 Ana", null],
    ["12/05/2027", null],
    ["1001", null],
  ])("%j is the telephone %j", (typed, phone) => expect(readSearch(typed).phone).toBe(phone));

  it.each(["  García   José Ruiz", "García, José; Ruiz", "Sr. Dr. García José Ruiz", "GARCIA/JOSE/RUIZ"])(
    "%j is a name or an address in any order, without its accents and titles",
    (typed) => expect(readSearch(typed).words).toEqual([["garcia"], ["jose"], ["ruiz"]]),
  );

  it.each(["señor García", "Mr. & Mrs. García", "familia García", "García x2", "García (plan)", "[García]"])(
    "%j is the name without what people write around it",
    (typed) => expect(readSearch(typed).words).toEqual([["garcia"]]),
  );

  it("is a title if there is nothing else", () => expect(readSearch("Sr.").words).toEqual([["sr"]]));

  it.each(["O’Brien", "O'Brien", "obrien", "OʼBrien"])("finds the name %s with any kind of apostrophe", (typed) =>
    expect(readSearch(typed).words[0]).toContain("obrien"),
  );

  it("is an address in a domain of other letters, as it is stored (ACC-8)", () =>
    expect(readSearch("Ana <ana@münchen.example>").words).toEqual([["ana@xn--mnchen-3ya.example"]]));

  it.each([
    "<ana@example.com>",
    "mailto:ana@example.com",
    "mailto:Ana@example.com?subject=Plan%201033",
    "Ana Rivera <ana@example.com>",
    "“Ana” <ana@example.com>;",
    "ana@example.com.",
  ])("%j is the address in it, as mail programs copy it (DESK-107)", (typed) =>
    expect(readSearch(typed).words).toEqual([["ana@example.com"]]),
  );
});

describe("a client", () => {
  const client = (firstName: string, lastName: string, email = "c@example.com") => ({ firstName, lastName, email });
  const isFound = (typed: string, by: ReturnType<typeof client>) => {
    const kept = searchedWords(by);
    return readSearch(typed).words.every((ways) => ways.some((way) => kept.some((end) => end.startsWith(way))));
  };

  it.each([
    ["soren odegard", "Søren", "Ødegård"],
    ["soeren oedegaard", "Søren", "Ødegård"],
    ["ødegård", "Soren", "Odegaard"],
    ["zolc", "Łukasz", "Żółć"],
    ["weiss", "Jürgen", "Weiß"],
    ["juergen weiß", "Jürgen", "Weiss"],
    ["isik", "İbrahim", "Işık"],
    ["IŞIK", "İbrahim", "Işık"],
    ["dorde", "Đorđe", "Đoković"],
    ["djokovic", "Đorđe", "Đoković"],
    ["aesa", "Æsa", "Þórsdóttir"],
    ["thorsdottir", "Æsa", "Þórsdóttir"],
    ["kaahumanu", "Keola", "Kaʻahumanu"],
    ["Ka'ahumanu", "Keola", "Kaʻahumanu"],
    ["obrien", "Seán", "OʼBrien"],
    ["annemarie", "Anne-Marie", "Weiß"],
    ["anne-marie", "Annemarie", "Weiß"],
    ["mariajose", "María José", "de la Cruz"],
    ["delacruz", "María José", "de la Cruz"],
    ["aasa", "Åsa", "Åkerström"],
    ["mammadov rashad", "Rəşad", "Məmmədov"],
    ["Щербаков", "Sergei", "Shcherbakov"],
    ["shcherbakov", "Сергей", "Щербаков"],
    ["Νίκος", "Νίκος", "Παππάς"],
    ["小龙", "小龙", "王"],
    ["edegaar", "Søren", "Ødegård"],
  ])("is found by %j: %s %s (DESK-3, ACC-21)", (typed, firstName, lastName) =>
    expect(isFound(typed, client(firstName, lastName))).toBe(true),
  );

  it("is found by a part of the address, and not by words that are in neither name nor address", () => {
    const ana = client("Ana", "Rivera", "ana.rivera88@example.com");
    expect(["rivera88", "vera88@exa", "example.com", "@example", "88"].every((typed) => isFound(typed, ana))).toBe(
      true,
    );
    expect(["riverra", "anas", "example.org", "b"].some((typed) => isFound(typed, ana))).toBe(false);
  });

  it("has few search words even for a long name with many transcriptions", () => {
    const long = client("Ööööö Üüüüü Ööööö Üüüüü", "Щербакова-Παπαδοπούλου Ñññññ", `${"a".repeat(64)}@example.com`);
    expect(searchedWords(long).length).toBeLessThan(3_000);
    expect(Math.max(...searchedWords(long).map((word) => word.length))).toBeLessThanOrEqual(64);
  });
});
