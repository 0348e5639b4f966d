import { readFileSync } from "node:fs";
import { join } from "node:path";
import { displayFamily, typography } from "./typography";

const css = readFileSync(join(__dirname, "fonts.css"), "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => {
  const value = (property: string) => new RegExp(`${property}: ([^;]*);`).exec(face)?.[1] ?? "";
  const percent = (property: string) => Number.parseFloat(value(property)) / 100;
  return {
    family: value("font-family").slice(1, -1),
    weights: value("font-weight"),
    locals: [...value("src").matchAll(/local\("([^"]*)"\)/g)].map(([, name]) => name),
    ascent: percent("ascent-override") * percent("size-adjust"),
    descent: percent("descent-override") * percent("size-adjust"),
  };
});
const fallbacks = faces.filter(({ family }) => family.endsWith(" Fallback"));

describe("the fallback fonts", () => {
  it("are declared for each family that the theme names, and named for each that is declared (SPEED-19)", () => {
    const named = [displayFamily, String(typography.fontFamily)].flatMap((list) =>
      [...list.matchAll(/"([^"]* Fallback)"/g)].map(([, name]) => name),
    );
    expect([...new Set(fallbacks.map(({ family }) => family))].sort()).toEqual(named.sort());
  });

  it.each(["Figtree", "Bricolage"])(
    "%s: all faces are as high as the web font, so no line moves (SPEED-19)",
    (font) => {
      const own = fallbacks.filter(({ family }) => family.startsWith(font));
      expect(own.length).toBeGreaterThanOrEqual(6);
      for (const { ascent, descent } of own) {
        expect(ascent).toBeCloseTo(own[0]?.ascent ?? 0, 2);
        expect(descent).toBeCloseTo(own[0]?.descent ?? 0, 2);
      }
    },
  );

  it("have one family for each local font, since fonts of different widths need different sizes (SPEED-19)", () => {
    const plain = (name = "") => name.replace(/ Bold$/, "");
    const widthsLikeArial = new Set(["Arial", "Liberation Sans", "Helvetica Neue"]);
    for (const { locals } of fallbacks) {
      const fonts = new Set(locals.map((name) => (widthsLikeArial.has(plain(name)) ? "Arial" : plain(name))));
      expect(fonts.size).toBe(1);
    }
  });
});
