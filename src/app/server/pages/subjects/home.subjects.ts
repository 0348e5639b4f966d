import type { FAQPage, WebSite } from "schema-dts";
import { helpPath } from "../../../../features/information/information.pages";
import type { Faq } from "../../../../features/information/information.schemas";
import type { InformationService } from "../../../../features/information/server/information.service";
import type { CacheUntilChange } from "../../../../platform/server/caches/cachedUntilChange";
import { ProductType } from "../../../../shared/enumerations";
import { type Language, languages } from "../../../../shared/language";
import { HOME } from "../../../../shared/page";
import { nameOf } from "../../../../shared/shop";
import { shopOrganization } from "./schemaOrg";
import type { Reader, Subjects } from "./subject";

type Deps = { information: Pick<InformationService, "faq">; cacheUntilChange: CacheUntilChange };

/** The home page: who we are, and its questions. The help page: the same questions. */
export function frontSubjects({ information: { faq }, cacheUntilChange }: Deps): { home: Subjects; help: Subjects } {
  // Cached: every visitor asks for them, and their figures change as rarely as the catalogue.
  const faqOf = new Map(
    languages.map((language) => [
      language,
      cacheUntilChange(async () => [
        ...(await faq(ProductType.CarRent, language)),
        ...(await faq(ProductType.Lodging, language)),
      ]),
    ]),
  );
  const questionsIn = async (language: Language) => questions((await faqOf.get(language)?.()) ?? []);
  // These pages have no ids: the sitemap has them from the list of pages.
  const list = async () => [];
  return {
    home: {
      list,
      find: async (_ids, language) => {
        const faqPage = await questionsIn(language);
        return {
          path: HOME,
          words: { title: { id: "title.home" }, description: { id: "meta.home" } },
          isArticle: false,
          picture: { zoneCode: "LHA", carClass: null, name: { id: "title.home" }, line: { id: "picture.home" } },
          things: (reader) => [shopOrganization(reader), site(reader), faqPage],
        };
      },
    },
    help: {
      list,
      find: async (_ids, language) => {
        const faqPage = await questionsIn(language);
        return {
          path: helpPath(),
          words: { title: { id: "title.help" }, description: { id: "meta.help" } },
          isArticle: false,
          picture: { zoneCode: "GIB", carClass: null, name: { id: "title.help" }, line: { id: "picture.home" } },
          things: () => [faqPage],
        };
      },
    },
  };
}

function site(reader: Reader): WebSite {
  return {
    "@type": "WebSite",
    name: nameOf(reader.shop),
    url: reader.address(HOME),
    inLanguage: reader.language,
    publisher: { "@id": `${reader.publicUrl}/#organization` },
  };
}

function questions(all: readonly Faq[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: all.map(({ Question, Answer }) => ({
      "@type": "Question",
      name: Question,
      acceptedAnswer: { "@type": "Answer", text: Answer },
    })),
  };
}
