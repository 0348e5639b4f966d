import { answerFor, unknownInAnswer } from "./notes.rules";

const note = { ClientName: "Ana {subject}", Subject: "A child $& seat" };

describe("one answer to several notes (DESK-112)", () => {
  it.each([
    ["Dear {name}, about “{subject}”: yes.", "Dear Ana {subject}, about “A child $& seat”: yes."],
    ["{name}{name}", "Ana {subject}Ana {subject}"],
    ["No placeholder", "No placeholder"],
  ])("%s is filled for each note, with the client's own words unchanged", (text, filled) =>
    expect(answerFor(text, note)).toBe(filled),
  );

  it.each([
    ["Dear {name}, {subject}", []],
    ["Dear {Name}, plan {plan} {plan}", ["{Name}", "{plan}"]],
    ["Dear {name", ["{"]],
    ["{}", ["{}"]],
  ])("%s: an unknown placeholder is reported", (text, unknown) => expect(unknownInAnswer(text)).toEqual(unknown));
});
