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

function ofDriver(field: "passport_number" | "licence_number", { bookingId }: DriverNumbers) {
  return { table: "car_bookings", field, row: bookingId };
}
