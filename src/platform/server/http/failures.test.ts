import { incompleteProfile } from "../../../features/account/account.rules";
import { type FieldProblem, Problem } from "../problem";
import { failure } from "./failures";

const complete = { firstName: "Ana", lastName: "Rivera", birthDate: "1988-05-17", countryId: 167, phone: "+1305" };
const told = {
  en: { birthDate: "date of birth", countryId: "country", phone: "phone number", firstName: "first and last name" },
  es: { birthDate: "fecha de nacimiento", countryId: "país", phone: "número de teléfono", firstName: "nombre" },
} as const;
const [languages, parts] = [["en", "es"] as const, ["firstName", "birthDate", "countryId", "phone"] as const];
const without = { firstName: "", birthDate: null, countryId: null, phone: null };

function message(language: "en" | "es", facts: Record<string, string | number>): string {
  const problem = new Problem("checkout.refused", {}, [{ Field: "", Code: "profileIncomplete", facts }]);
  return failure(language, problem).Errors[0]?.Message ?? "";
}

describe("the refusal of an incomplete profile", () => {
  it.each(languages)("names what is missing, and nothing else (%s)", (language) => {
    for (let set = 1; set < 2 ** parts.length; set += 1) {
      const missing = parts.filter((_part, place) => (set & (1 << place)) !== 0);
      const refusal = incompleteProfile({
        ...complete,
        ...Object.fromEntries(missing.map((part) => [part, without[part]])),
      });
      const said = message(language, refusal?.facts ?? {});
      const named = parts.filter((part) => said.includes(told[language][part]));
      expect([said, named]).toEqual([said, missing]);
    }
  });

  it.each(languages)("names all that a profile needs if the log does not specify it (%s)", (language) => {
    const said = message(language, {});
    for (const words of Object.values(told[language])) expect(said).toContain(words);
  });
});

test("a refusal of the checkout is worded by its reasons, in the caller's language (WIRE-17)", () => {
  const refusals = (["holderUnclear", "termsNotAccepted"] as const).map((Code) => ({ Field: "", Code }));
  const { Data, Errors } = failure("es", new Problem("checkout.refused", {}, refusals));
  expect(Data).toBe(Errors.map(({ Message }) => Message).join(" "));
  expect(Data).toMatch(/^No está claro que el nombre.* Acepte/);
  expect(failure("en", new Problem("checkout.refused")).Data).toBe("The plan does not allow this now.");
});

test("a refusal says each sentence once, and each reason with its own facts (WIRE-1)", () => {
  const missing: FieldProblem = { Field: "", Code: "passportMissing" };
  const waits = (booking: number): FieldProblem => ({ Field: "", Code: "bookingNotConfirmed", facts: { booking } });
  const problem = new Problem("checkout.refused", {}, [missing, waits(1), missing, waits(2), waits(1)]);
  const { Data, Errors } = failure("en", problem);
  expect(Errors.map(({ Code, Facts }) => [Code, Facts?.booking])).toEqual([
    ["passportMissing", undefined],
    ["bookingNotConfirmed", 1],
    ["bookingNotConfirmed", 2],
  ]);
  expect(Data.match(/passport/g)).toHaveLength(1);
});

test("a server error shows its request id, for support; other failures do not (OPS-37)", () => {
  const ours = failure("es", new Problem("unexpected"), "rbcdfghjkmnp");
  expect(ours).toMatchObject({
    ResultCode: "unexpected",
    Data: "Error inesperado. Si nos escribe por esto, indique rbcdfghjkmnp.",
    Facts: { request: "rbcdfghjkmnp" },
  });
  expect(JSON.stringify(failure("en", new Problem("notFound"), "rbcdfghjkmnp"))).not.toContain("rbcd");
});
