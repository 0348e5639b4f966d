import type { AdministrativeArea, BreadcrumbList, Organization, UnitPriceSpecification } from "schema-dts";
import type { HavanaDate } from "../../../../shared/havana";
import type { Words } from "../../../../shared/pageWords";
import { addressOf, BRAND } from "../../../../shared/shop";
import type { Reader } from "./subject";

/** Parts that things of several kinds have, in the vocabulary of schema.org. */

/** Us: whoever sells and publishes, as far as the owner has said it. (OPS-92) */
export function ourselves({ publicUrl, shop }: Reader): Organization {
  const address = addressOf(shop);
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: shop.name ?? BRAND,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.email && { email: shop.email }),
    ...(address.length > 0 && { address: address.join(", ") }),
  };
}

/** The way to a page from the home page, the page itself last. */
export function crumbs(reader: Reader, way: readonly { name: Words; path: string }[]): BreadcrumbList {
  const home = { name: BRAND, path: "/" };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...way].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: reader.say(name),
      item: reader.address(path),
    })),
  };
}

/** A province, in Cuba. */
export function province(name: string): AdministrativeArea {
  return { "@type": "AdministrativeArea", name, containedInPlace: { "@type": "Country", name: "Cuba" } };
}

type Price = { amount: number; currency: string; until: HavanaDate };

/** A price as offers have it, from minor units. */
export function priceOf({ amount, currency, until }: Price) {
  return { price: (amount / 100).toFixed(2), priceCurrency: currency, priceValidUntil: until };
}

/** The same, said to be for each day or night. */
export function pricePerDay({ amount, currency, until }: Price): UnitPriceSpecification {
  return {
    "@type": "UnitPriceSpecification",
    price: (amount / 100).toFixed(2),
    priceCurrency: currency,
    unitCode: "DAY",
    validThrough: until,
  };
}
