import { readFileSync } from "node:fs";
import { refusalCodes } from "../../../shared/refusals";
import { deskRefusalId } from "./refusalWords";

const spokenTo = {
  en: /\b(you|your|yours|please|we need)\b/i,
  es: /\b(usted|su perfil|sus documentos|por favor|debe indicar|necesitamos)\b|\b\p{Lu}\p{L}*(elo|ela|ija|epte|rgue)\b/u,
};

test.each(["en", "es"] as const)("no reason addresses staff as if they were the client (%s, DESK-22)", (language) => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`i18n/${language}.json`, "utf8"));
  const speaking = refusalCodes.filter((code) => spokenTo[language].test(messages[deskRefusalId(code)] ?? "you"));
  expect(speaking).toEqual([]);
});
