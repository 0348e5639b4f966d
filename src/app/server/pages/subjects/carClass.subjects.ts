import type { Product } from "schema-dts";
import { carClassPath, carsPath, zonePath } from "../../../../features/plan/products.pages";
import { Problem } from "../../../../platform/server/problem";
import { classWords } from "../../../../products/car/car.words";
import type { ClassInZone } from "../../../../products/car/class.schemas";
import type { ClassesService } from "../../../../products/car/server/catalogue/classes.service";
import { placeName } from "../../../../shared/placeName";
import { pictureAddress, sharedPicture } from "../pictures/pictureAddress";
import { crumbs, priceOf, pricePerDay, rentalOffice } from "./schemaOrg";
import type { Reader, Subject, Subjects } from "./subject";

/** The pages of car classes by place. (CAR-23) */
export function carClassSubjects(classes: ClassesService): Subjects {
  return {
    find: async ([zoneId, classId]) => {
      if (zoneId === undefined || classId === undefined) throw new Problem("notFound");
      return subjectOf(await classes.inZone(zoneId, classId));
    },
    list: async () =>
      (await classes.everywhere()).map(({ zoneId, classId }) => ({ path: carClassPath(zoneId, classId) })),
  };
}

function subjectOf(found: ClassInZone): Subject {
  const { Zone, ClassName, Seats, Bags } = found;
  const path = carClassPath(Zone.Id, found.ClassId);
  const words = classWords(found);
  const seats = { id: "car.fact.seats", values: { count: Seats } };
  const bags = { id: "car.fact.bags", values: { count: Bags } };
  return {
    path,
    words,
    isArticle: false,
    picture: {
      zoneCode: Zone.Code,
      carClass: ClassName,
      photo: found.Photo,
      name: words.title,
      line: { id: "picture.line", values: { one: seats, two: bags } },
    },
    things: (reader) => [
      productOf(found, path, reader),
      ...found.Offices.map((office) => rentalOffice(office, Zone.Name, Zone.ProvinceName)),
      crumbs(reader, [
        { name: { id: "title.searchCar" }, path: carsPath() },
        { name: placeName(Zone.Name), path: zonePath(Zone.Id) },
        { name: words.title, path },
      ]),
    ],
  };
}

function productOf(found: ClassInZone, path: string, reader: Reader): Product {
  const { FromPerDay, CurrencyCode, PriceUntil, Companies, Seats, Bags, Zone, TransmissionId } = found;
  const { say, address } = reader;
  const words = classWords(found);
  const price = { amount: FromPerDay, currency: CurrencyCode, until: PriceUntil };
  const property = (name: string, value: string | number) => ({ "@type": "PropertyValue" as const, name, value });
  return {
    "@type": "Product",
    name: say(words.title),
    description: say(words.description),
    url: address(path),
    image: found.Photo ? sharedPicture(reader, found.Photo) : pictureAddress(reader, path),
    category: say({ id: "title.searchCar" }),
    additionalProperty: [
      property(say({ id: "car.fact.seatsTerm" }), Seats),
      property(say({ id: "car.fact.bagsTerm" }), Bags),
      property(say({ id: "car.transmission" }), say({ id: TransmissionId === 2 ? "car.automatic" : "car.manual" })),
    ],
    offers: {
      "@type": "AggregateOffer",
      lowPrice: (FromPerDay / 100).toFixed(2),
      priceCurrency: CurrencyCode,
      priceValidUntil: PriceUntil,
      offerCount: Companies.length,
      offers: Companies.map(({ Name }) => ({
        "@type": "Offer",
        ...priceOf(price),
        priceSpecification: pricePerDay(price),
        url: address(path),
        businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
        areaServed: say(placeName(Zone.Name)),
        offeredBy: { "@type": "Organization", name: Name },
      })),
    },
  };
}
