/**
 * Words that are equal in English and Spanish, and names. A message that is equal in both languages may contain only
 * these.
 */
export const alike = {
  names: ["Stately", "English", "Español", "Jeep", "WhatsApp"],
  abbreviations: ["SUV", "PDF", "h", "km", "min"],
  words: [
    "Bar",
    "Error",
    "Extras",
    "Hotel",
    "Inspector",
    "Manual",
    "Plan",
    "Spa",
    "Suite",
    "Superior",
    "Total",
    "Villa",
    "Voucher",
    "no",
  ],
};
