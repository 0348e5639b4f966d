import { type Shop, shopFields, shopMeta } from "../../src/shared/shop";

/** An operator's shop, whose owner has said everything. */
export const ownShop: Shop = {
  name: "Autos Habana",
  ...{ street: "Calle 8 no. 12, Vedado", town: "10400 La Habana" },
  ...{ phone: "+53 7 833 4567", email: "reservas@autos.example", whatsApp: "+53 5 283 4567" },
};

/** Puts the shop's details into the head of the page, as the server does; null: none. */
export function sayShop(shop: Shop | null): void {
  for (const field of shopFields) {
    document.querySelector(`meta[name="${shopMeta(field)}"]`)?.remove();
    if (!shop?.[field]) continue;
    const meta = Object.assign(document.createElement("meta"), { name: shopMeta(field), content: shop[field] });
    document.head.append(meta);
  }
}
