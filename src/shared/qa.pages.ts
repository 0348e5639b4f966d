import { pagePath } from "./page";

/** The inspector's page, of QA's builds alone. */
export const INSPECTOR = "/inspector";
/** With a scenario it opens that; `inspect` opens the dock on any page. */
export const inspectorPath = (query?: { scenario: string }) => pagePath(INSPECTOR, {}, query);
