import type { AdministrativeArea, BreadcrumbList, Organization, UnitPriceSpecification } from "schema-dts";
import { company } from "../../../../shared/company";
import type { HavanaDate } from "../../../../shared/havana";
import type { Words } from "../../../../shared/pageWords";
import type { Reader } from "./subject";

/** Parts that things of several kinds have, in the vocabulary of schema.org. */

/** Us: whoever sells and publishes. */
export function ourselves({ publicUrl }: Reader): Organization {
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: company.brand,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    address: company.office.join(", "),
  };
}

/** The way to a page from the home page, the page itself last. */
export function crumbs(reader: Reader, way: readonly { name: Words; path: string }[]): BreadcrumbList {
  const home = { name: company.brand, path: "/" };
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
