import type { Vault } from "../../../platform/server/sealed/vault";

/** The document numbers of a booked driver are encrypted and bound to their rows. (SAFE-27) */
type DriverNumbers = { bookingId: number; passportNumber: string; licenceNumber: string };

/** A booked car's row with its driver's numbers sealed. */
export const sealDriver = <Row extends DriverNumbers>(vault: Vault, car: Row): Row => ({
  ...car,
  passportNumber: vault.sealText(car.passportNumber, ofDriver("passport_number", car)),
  licenceNumber: vault.sealText(car.licenceNumber, ofDriver("licence_number", car)),
});

/** Decrypts them. Throws for a row that was changed or moved. */
export const openDriver = <Row extends DriverNumbers>(vault: Vault, car: Row): Row => ({
  ...car,
  passportNumber: vault.openText(car.passportNumber, ofDriver("passport_number", car)),
  licenceNumber: vault.openText(car.licenceNumber, ofDriver("licence_number", car)),
});

type NamedLicence = { bookingId: number; position: number; licenceNumber: string };

/** The row of an extra driver who is named, with the license's number sealed. */
export const sealNamedDriver = <Row extends NamedLicence>(vault: Vault, driver: Row): Row => ({
  ...driver,
  licenceNumber: vault.sealText(driver.licenceNumber, ofNamedDriver(driver)),
});

/** Decrypts it. Throws for a row that was changed or moved. */
export const openNamedDriver = <Row extends NamedLicence>(vault: Vault, driver: Row): Row => ({
  ...driver,
  licenceNumber: vault.openText(driver.licenceNumber, ofNamedDriver(driver)),
});

function ofNamedDriver({ bookingId, position }: NamedLicence) {
  return { table: "car_named_drivers", field: "licence_number", row: `${bookingId}.${position}` };
}

function ofDriver(field: "passport_number" | "licence_number", { bookingId }: DriverNumbers) {
  return { table: "car_bookings", field, row: bookingId };
}
