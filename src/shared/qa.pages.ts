import { pagePath } from "./page";

/** The inspector's page, in QA's builds only. */
export const INSPECTOR = "/inspector";
/** With a scenario it plays that one; `inspect` opens the dock on any page. */
export const inspectorPath = (query?: { scenario: string }) => pagePath(INSPECTOR, {}, query);
