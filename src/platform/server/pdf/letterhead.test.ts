import { lightColours } from "../../../shared/palette";
import { noBrand, unnamedShop } from "../../../shared/shop";
import { marksIn } from "../notify/scenes";
import { letterheadOf } from "./letterhead";

const shop = {
  ...unnamedShop,
  name: "Autos Habana",
  town: "10400 La Habana",
  brand: { ...noBrand, name: "Caimán", accent: "#8A2F6B", taxId: "NIT 77", legal: { es: "Con licencia" } },
};
const marks = { ofMail: async () => Buffer.from("a mark") };
const unreadable = async () => {
  throw new Error("damaged");
};

it("papers have the shop's name, mark, colours and legal line in their language (OPS-154)", async () => {
  expect(await letterheadOf(shop, marks, "es")).toEqual({
    name: "Caimán",
    mark: Buffer.from("a mark").toString("base64"),
    main: lightColours.sea,
    accent: "#8A2F6B",
    legal: "Autos Habana · 10400 La Habana · NIT 77 · Con licencia",
  });
  expect((await letterheadOf(shop, marks, "en")).legal).toBe("Autos Habana · 10400 La Habana · NIT 77");
});

it("an unreadable mark stops neither papers nor emails (OPS-113, OPS-154)", async () => {
  expect((await letterheadOf(shop, { ofMail: unreadable }, "es")).mark).toBeNull();
  const html = `<img src="cid:mark-${"0".repeat(32)}@malecon">`;
  expect(await marksIn(html, unreadable)).toEqual([]);
  expect(await marksIn(html, marks.ofMail)).toMatchObject([{ filename: "logo.png" }]);
});
