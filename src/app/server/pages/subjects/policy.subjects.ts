import type { InformationService } from "../../../../features/information/server/information.service";
import type { PolicyName } from "../../../../features/information/texts.rules";
import { type SitePage, sitePages } from "../../../sitePages";
import type { Subjects } from "./subject";

const policies = {
  cancellationPolicy: "cancellation",
  privacyPolicy: "privacy",
  generalTerms: "terms",
} as const satisfies Partial<Record<SitePage, PolicyName>>;

type PolicyPage = keyof typeof policies;

/** The pages of the terms and of both policies: in force since a day, which is that of their last change. */
export function policySubjects({ policy }: Pick<InformationService, "policy">): Record<PolicyPage, Subjects> {
  const of = (page: PolicyPage): Subjects => ({
    // These pages have no ids: the sitemap has them from the list of pages.
    list: async () => [],
    find: async (_ids, language) => {
      const { since } = await policy(policies[page], language);
      const path = sitePages[page].paths[0] ?? "/";
      const title = { id: `title.${page}` } as const;
      return {
        path,
        words: { title, description: { id: `meta.${page}` } },
        isArticle: false,
        changedOn: since,
        picture: { zoneCode: "LHA", carClass: null, name: title, line: { id: "picture.home" } },
        things: (reader) => [
          { "@type": "WebPage", name: reader.say(title), url: reader.address(path), dateModified: since },
        ],
      };
    },
  });
  return {
    cancellationPolicy: of("cancellationPolicy"),
    privacyPolicy: of("privacyPolicy"),
    generalTerms: of("generalTerms"),
  };
}
