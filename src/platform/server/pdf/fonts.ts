import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EmbeddedFont, PDF } from "@libpdf/core";

const files = {
  text: "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  strong: "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf",
  script: "@expo-google-fonts/allura/400Regular/Allura_400Regular.ttf",
  display: "@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
  textOfMore: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  strongOfMore: "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  scriptOfMore: "dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf",
} as const;
type File = keyof typeof files;

export type Face = "text" | "strong" | "script" | "display";

/** A face's fonts, ours first. The last has every character that papers can show (src/shared/paperLetters.ts). */
const fonts: Readonly<Record<Face, readonly [File, File, ...File[]]>> = {
  text: ["text", "textOfMore"],
  strong: ["strong", "strongOfMore"],
  display: ["display", "strongOfMore"],
  script: ["script", "scriptOfMore", "textOfMore"],
};

const loaded = new Map<string, Uint8Array>();

function bytesOf(file: string): Uint8Array {
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve("node_modules", file));
  loaded.set(file, bytes);
  return bytes;
}

/** The files of all faces, for libraries that load fonts themselves. */
export const fontBytes = (): Uint8Array[] => Object.values(files).map(bytesOf);

/** The first font of a face that has all letters of a text; else the last, which has all that papers can show. */
export type FontFor = (face: Face, text: string) => EmbeddedFont;

export function fontsOf(pdf: PDF): FontFor {
  const embedded = new Map<File, EmbeddedFont>();
  const font = (name: File) => {
    const known = embedded.get(name) ?? pdf.embedFont(bytesOf(files[name]));
    embedded.set(name, known);
    return known;
  };
  return (face, text) => {
    const [own, next, ...others] = fonts[face];
    // Our own fonts misplace a combining accent that has no composed letter, because we cannot position their marks.
    const first = /\p{M}/u.test(text) ? next : own;
    return [next, ...others].reduce((chosen, other) => (chosen.canEncode(text) ? chosen : font(other)), font(first));
  };
}
