import { dictionary } from "@zxcvbn-ts/language-common";
import { Problem } from "../../../../platform/server/problem";
import type { Tx } from "../../../../platform/server/services";
import { readShop } from "../../../../platform/server/shop/shop.repository";
import { isCommonPassword } from "../../account.rules";

/** Passwords that are likely here but missing in leaked lists: words of travel and of Spanish, runs of digits. */
const words =
  "bienvenido contraseña jesucristo login p@ssword turista usuario zaq1zaq1 abc abcdef abcdefg 121212 123123123 12341234 " +
  "22222222 232323 55555555 654321 66666666 77777777 87654321 88888888 987654321 0987654321 99999999";

/** Passwords that were leaked most often, and our own words: common ones, and beginnings of passwords, in lower case. (ACC-4) */
export const commonPasswords: ReadonlySet<string> = new Set([...dictionary["passwords-common"], ...words.split(" ")]);

type NewPassword = { password: string; email: string; field: string };

/** Throws `account.passwordTooCommon`, at the field, for a password that attackers try first. (ACC-4) */
export async function demandUncommon(db: Tx, { password, email, field }: NewPassword): Promise<void> {
  const { name, brand } = await readShop(db);
  const shopNames = [name, brand.name, brand.shortName, ...(brand.host ?? "").split(".")].filter((one) => one !== null);
  if (isCommonPassword(password, email, { list: commonPasswords, shopNames }))
    throw new Problem("account.passwordTooCommon", {}, [{ Field: field, Code: "passwordTooCommon" }]);
}
