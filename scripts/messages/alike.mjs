/** Words that English and Spanish write alike, or that are names. A message that is the same in both may say nothing else. */
export const alike = {
  names: ["Malecón", "Stately", "English", "Español", "Jeep", "WhatsApp"],
  abbreviations: ["SUV", "PDF", "h", "min"],
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
