import { noBrand, type Shop, shopFields, shopMeta } from "../../src/shared/shop";

/** An operator's shop with all details entered. */
export const ownShop: Shop = {
  name: "Autos Habana",
  street: "Calle 8 no. 12, Vedado",
  town: "10400 La Habana",
  phone: "+53 7 833 4567",
  email: "reservas@autos.example",
  whatsApp: "+53 5 283 4567",
  brand: { ...noBrand, name: "Caimán", prefix: "RDC", registration: "RC 2042", taxId: "NIT 77-81" },
};

/** Puts the shop's details into the page's head, as the server does; null: removes them. */
export function sayShop(shop: Shop | null): void {
  for (const field of shopFields) {
    document.querySelector(`meta[name="${shopMeta(field)}"]`)?.remove();
    if (!shop?.[field]) continue;
    const meta = Object.assign(document.createElement("meta"), { name: shopMeta(field), content: shop[field] });
    document.head.append(meta);
  }
}
