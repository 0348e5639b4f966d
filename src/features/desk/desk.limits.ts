/** The most characters of a supplier's reference to a booking. */
export const LONGEST_SUPPLIER_REFERENCE = 40;
/** The most characters by which staff find a plan or a client. */
export const LONGEST_QUERY = 120;

/** Messages and lines of the audit log of each kind that a client's page has at most. */
export const MOST_OF_PAST = 1_000;

/** Lines in one answer of the audit log. */
export const AUDIT_PAGE = 50;

/** The greatest number of people matching the words whose lines are searched in the audit log. */
export const MOST_AUDITED = 200;

/**
 * The greatest number of items of a kind, besides those that have an owner or are snoozed, in the inbox and on the page
 * where they are answered, the most urgent first; further ones follow as these are done.
 */
export const MOST_WAITING = 200;

/** The views of the inbox that one of the staff has at most. */
export const MOST_VIEWS = 30;

/** The most open places of a tab that are reported to colleagues. (DESK-109) */
export const MOST_OPEN = 20;
