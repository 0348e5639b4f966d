import { commonPasswords } from "./commonPasswords";

describe("the common passwords (ACC-4)", () => {
  it("are more than 3,000, in lower case and of accepted length, the most used ones among them", () => {
    const taken = [...commonPasswords].filter((password) => password.length >= 8);
    expect(taken.length).toBeGreaterThan(3_000);
    expect(taken).toEqual(expect.arrayContaining(["password", "iloveyou", "sunshine", "football", "contraseña"]));
    expect([...commonPasswords].filter((password) => password !== password.toLowerCase())).toEqual([]);
  });
});
