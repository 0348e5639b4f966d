/** The most characters of a supplier's reference to a booking. */
export const LONGEST_SUPPLIER_REFERENCE = 40;
/** The most characters by which staff find a plan or a client. */
export const LONGEST_QUERY = 120;
