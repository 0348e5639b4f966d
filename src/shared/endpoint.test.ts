import { buildPath } from "./endpoint";

describe("a path", () => {
  it("gets its parameters, each encoded", () => {
    expect(buildPath("/api/clients/activate/:code", { code: "a/b c?" })).toBe("/api/clients/activate/a%2Fb%20c%3F");
    expect(buildPath("/api/bookings/:id/:lang", { id: 812, lang: "es" })).toBe("/api/bookings/812/es");
  });
});
