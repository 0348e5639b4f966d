import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EmbeddedFont, PDF } from "@libpdf/core";

const files = {
  text: "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  strong: "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf",
  script: "@expo-google-fonts/allura/400Regular/Allura_400Regular.ttf",
  display: "@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
  fallback: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
} as const;

export type Face = Exclude<keyof typeof files, "fallback">;

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

/** Picks a face's font for a text: ours, or one with more letters for names that ours cannot show. */
export type FontFor = (face: Face, text: string) => EmbeddedFont;

export function fontsOf(pdf: PDF): FontFor {
  const embedded = new Map<string, EmbeddedFont>();
  const font = (name: keyof typeof files) => {
    const known = embedded.get(name) ?? pdf.embedFont(bytesOf(files[name]));
    embedded.set(name, known);
    return known;
  };
  return (face, text) => (font(face).canEncode(text) ? font(face) : font("fallback"));
}
