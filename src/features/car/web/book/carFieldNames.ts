/** The fields of the booking form in the order of the page. */
export const carFieldNames = [
  "Driver.FirstName",
  "Driver.LastName",
  "Driver.BirthDate",
  "Driver.CountryId",
  "Driver.Passport",
  "Driver.PassportExpires",
  "Driver.LicenseNumber",
  "Driver.LicenseCountryId",
  "Driver.LicenseIssued",
  "Driver.LicenseExpires",
  "ExtraDrivers",
  "ChildSeats",
  "FlightNumber",
  "AcceptPrivacy",
  "AcceptTerms",
  "AcceptCancellation",
];
