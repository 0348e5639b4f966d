import type { AdministrativeArea, TouristDestination } from "schema-dts";
import { zonePath } from "../../../../features/plan/products.pages";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { provincePath } from "../../../../products/lodging/lodging.paths";
import { provinceWords, zoneWords } from "../../../../products/lodging/lodging.words";
import type { Province, TouristicZoneDetail } from "../../../../products/lodging/places.schemas";
import type { CatalogueService } from "../../../../products/lodging/server/catalogue.service";
import { placeName } from "../../../../shared/placeName";
import { pictureAddress } from "../pictures/pictureAddress";
import { provinceIds, zoneIds } from "./places.repository";
import { crumbs, province, rentalOffice } from "./schemaOrg";
import type { Reader, Subject, Subjects } from "./subject";

type Deps = Pick<Services, "db"> & { places: Pick<CatalogueService, "zone" | "province"> };

/** The pages of tourist zones. (LODGE-14) */
export function zoneSubjects({ db, places }: Deps): Subjects {
  return {
    find: async ([id]) => subjectOfZone(await places.zone(id ?? missing())),
    list: async () => (await zoneIds(db)).map((id) => ({ path: zonePath(id) })),
  };
}

/** The pages of provinces. (LODGE-14) */
export function provinceSubjects({ db, places }: Deps): Subjects {
  return {
    find: async ([id]) => subjectOfProvince(await places.province(id ?? missing())),
    list: async () => (await provinceIds(db)).map((id) => ({ path: provincePath(id) })),
  };
}

function missing(): never {
  throw new Problem("notFound");
}

function subjectOfZone(zone: TouristicZoneDetail): Subject {
  const { Id, Code, Name, ProvinceId, ProvinceName } = zone;
  const path = zonePath(Id);
  const words = zoneWords(zone);
  return {
    path,
    words,
    isArticle: false,
    picture: {
      zoneCode: Code,
      carClass: null,
      name: placeName(Name),
      line: { id: "picture.line", values: { one: placeName(ProvinceName), two: "Cuba" } },
    },
    things: (reader) => [
      destination(zone, reader),
      ...zone.Offices.map((office) => rentalOffice(office, Name, ProvinceName)),
      crumbs(reader, [
        { name: placeName(ProvinceName), path: provincePath(ProvinceId) },
        { name: placeName(Name), path },
      ]),
    ],
  };
}

function destination(zone: TouristicZoneDetail, reader: Reader): TouristDestination {
  const { Id, Name, ProvinceName, Latitude, Longitude } = zone;
  return {
    "@type": "TouristDestination",
    name: reader.say(placeName(Name)),
    description: reader.say(zoneWords(zone).description),
    url: reader.address(zonePath(Id)),
    image: pictureAddress(reader, zonePath(Id)),
    geo: { "@type": "GeoCoordinates", latitude: Latitude, longitude: Longitude },
    containedInPlace: province(reader.say(placeName(ProvinceName))),
  };
}

function subjectOfProvince(found: Province): Subject {
  const { Id, Name, Zones } = found;
  const path = provincePath(Id);
  const words = provinceWords(found);
  return {
    path,
    words,
    isArticle: false,
    picture: {
      zoneCode: Zones[0]?.Code ?? "",
      carClass: null,
      name: placeName(Name),
      line: { id: "picture.province" },
    },
    things: (reader) => [
      {
        "@type": "AdministrativeArea",
        name: reader.say(placeName(Name)),
        containedInPlace: { "@type": "Country", name: "Cuba" },
        description: reader.say(words.description),
        url: reader.address(path),
        image: pictureAddress(reader, path),
        containsPlace: Zones.map((zone) => ({
          "@type": "TouristDestination",
          name: reader.say(placeName(zone.Name)),
          url: reader.address(zonePath(zone.Id)),
        })),
      } satisfies AdministrativeArea,
      crumbs(reader, [{ name: placeName(Name), path }]),
    ],
  };
}
