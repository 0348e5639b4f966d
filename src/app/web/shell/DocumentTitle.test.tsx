import { render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router";
import en from "../../../../i18n/en.json";
import es from "../../../../i18n/es.json";
import type { SitePage } from "../../sitePages";
import { DocumentTitle } from "./DocumentTitle";

const show = (path: string, page: SitePage, locale: "en" | "es") =>
  render(
    <IntlProvider locale={locale} messages={{ en, es }[locale]}>
      <MemoryRouter initialEntries={[path]}>
        <DocumentTitle page={page} />
      </MemoryRouter>
    </IntlProvider>,
  );
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
const links = (rel: string) =>
  [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href")?.replace(location.origin, ""),
  ]);

test("a page has its title and description in its language, and its address in both", () => {
  show("/search-car?zone=4", "searchCar", "es");
  expect(document.title).toBe("Autos · Malecón");
  expect(meta("description")).toBe(es["meta.searchCar"]);
  expect(meta("robots")).toBe("index, follow");
  expect(links("canonical")).toEqual([[null, "/search-car?lang=es"]]);
  expect(links("alternate")).toEqual([
    ["en", "/search-car"],
    ["es", "/search-car?lang=es"],
    ["x-default", "/search-car"],
  ]);
});

test("home is one page under two addresses", () => {
  show("/home", "home", "en");
  expect(links("canonical")).toEqual([[null, "/"]]);
});

test("a client's own pages are not indexed", () => {
  show("/", "home", "en");
  show("/profile", "profile", "en");
  expect(meta("robots")).toBe("noindex");
  expect([...links("canonical"), ...links("alternate")]).toEqual([]);
});

test("a page without a description of its own has the site's", () => {
  show("/fund", "fund", "en");
  expect(meta("description")).toBe(en["meta.site"]);
});

test("the link preview's data follow the page's language and navigation (WEB-11)", () => {
  const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content");
  document.head.append(Object.assign(document.createElement("meta"), { content: "es_ES" }));
  document.head.lastElementChild?.setAttribute("property", "og:locale:alternate");
  show("/search-car", "searchCar", "es");
  expect(property("title")).toBe("Autos · Malecón");
  expect(property("description")).toBe(es["meta.searchCar"]);
  expect([property("locale"), property("locale:alternate")]).toEqual(["es_ES", "en_US"]);
  expect(property("url")).toBe(`${location.origin}/search-car?lang=es`);
  show("/profile", "profile", "en");
  expect(property("locale")).toBe("en_US");
  expect(property("url")).toBeUndefined();
});
