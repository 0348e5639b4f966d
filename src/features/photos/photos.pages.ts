import { pagePath } from "../../shared/page";

/** The back office's page of the catalogue, on which photographs are a tab: the desk takes its path from here. */
export const CATALOGUE = "/support/catalogue";
export const cataloguePath = (query?: Readonly<Record<string, string | number | undefined>>) =>
  pagePath(CATALOGUE, {}, query);
