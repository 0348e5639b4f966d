import { readFileSync } from "node:fs";
import { darkColours, lightColours } from "../../../../platform/web/theme/palette";

const file = (path: string) => readFileSync(path, "utf8");
const shapes = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d?.replaceAll(".500", ".5"));

describe("the mark outside the application", () => {
  it("has the shapes and colours of the logo's", () => {
    const [logo, favicon] = [file("src/app/web/shell/header/Logo.tsx"), file("public/favicon.svg")];
    expect(shapes(favicon)).toEqual(shapes(logo));
    const names = [...logo.matchAll(/(?:fill|stroke)=\{token\("(\w+)"\)\}/g)].map(([, name]) => name);
    const colours = [...favicon.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, colour]) => colour);
    const palette = new Map<string | undefined, string>(Object.entries(lightColours));
    expect(colours).toEqual(names.map((name) => palette.get(name)));
  });

  it("has the page's colour as its theme colour, in the light and the dark scheme", () => {
    const themes = [...file("public/index.html").matchAll(/theme-color" content="(#\w+)"/g)].map(
      ([, colour]) => colour,
    );
    expect(themes).toEqual([lightColours.page, darkColours.page]);
    const { theme_color, background_color } = JSON.parse(file("public/manifest.webmanifest"));
    expect([theme_color, background_color]).toEqual([lightColours.page, lightColours.page]);
  });
});
