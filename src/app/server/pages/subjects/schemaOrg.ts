import type {
  AdministrativeArea,
  AutoRental,
  BreadcrumbList,
  DayOfWeek,
  Organization,
  UnitPriceSpecification,
} from "schema-dts";
import { marksOf } from "../../../../platform/server/shop/marks";
import type { HavanaDate } from "../../../../shared/havana";
import { clockTime } from "../../../../shared/havana";
import type { OfficeOpening } from "../../../../shared/officeOpening.schemas";
import { HOME } from "../../../../shared/page";
import type { Words } from "../../../../shared/pageWords";
import { addressOf, nameOf, sellerOf } from "../../../../shared/shop";
import { markAddress } from "../../../../shared/shopMark";
import type { Reader } from "./subject";

/** Parts that several kinds of things share, in the vocabulary of schema.org. */

/** The shop as seller and publisher, with the details that the owner has entered. (OPS-92) */
export function shopOrganization({ publicUrl, shop }: Reader): Organization {
  const address = addressOf(shop);
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: sellerOf(shop),
    url: `${publicUrl}/`,
    logo: `${publicUrl}${markAddress(marksOf(shop).day, "icon512")}`,
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.email && { email: shop.email }),
    ...(address.length > 0 && { address: address.join(", ") }),
  };
}

/** Breadcrumbs from the home page to the page itself. */
export function crumbs(reader: Reader, way: readonly { name: Words; path: string }[]): BreadcrumbList {
  const home = { name: nameOf(reader.shop), path: HOME };
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

export function province(name: string): AdministrativeArea {
  return { "@type": "AdministrativeArea", name, containedInPlace: { "@type": "Country", name: "Cuba" } };
}

type Price = { amount: number; currency: string; until: HavanaDate };

/** An offer's price, from minor units. */
export function priceOf({ amount, currency, until }: Price) {
  return { price: (amount / 100).toFixed(2), priceCurrency: currency, priceValidUntil: until };
}

/** The same price, per day or night. */
export function pricePerDay({ amount, currency, until }: Price): UnitPriceSpecification {
  return {
    "@type": "UnitPriceSpecification",
    price: (amount / 100).toFixed(2),
    priceCurrency: currency,
    unitCode: "DAY",
    validThrough: until,
  };
}

/** The facts of a rental office that its place's pages show. */
type Office = { Name: string; Opening?: OfficeOpening };

const weekdays: readonly DayOfWeek[] = [
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
  "https://schema.org/Saturday",
  "https://schema.org/Sunday",
];

/**
 * A pick-up office with its hours and the days on which it is closed for all cars; an office without hours is open at
 * any time. (OPS-98)
 */
export function rentalOffice({ Name, Opening }: Office, zone: string, provinceName: string): AutoRental {
  const { Hours = [], Closed = [] } = Opening ?? {};
  const week = Hours.map(({ Weekday, Opens, Closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: weekdays[Weekday - 1],
    opens: clockTime(Opens),
    closes: clockTime(Closes),
  }));
  const always = {
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: weekdays,
    opens: "00:00",
    closes: "23:59",
  };
  const closed = Closed.filter(({ SupplierId }) => SupplierId === 0).map(({ From, To }) => ({
    "@type": "OpeningHoursSpecification" as const,
    opens: "00:00",
    closes: "00:00",
    validFrom: From,
    validThrough: To,
  }));
  return {
    "@type": "AutoRental",
    name: Name,
    address: {
      "@type": "PostalAddress",
      addressLocality: zone,
      addressRegion: provinceName,
      addressCountry: "CU",
    },
    openingHoursSpecification: week.length > 0 ? week : [always],
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
  };
}
