import type { Vault } from "../../../platform/server/sealed/vault";

/** The passport numbers of booked guests are encrypted and bound to their rows. (SAFE-27) */
type GuestNumber = { bookingId: number; position: number; passportNumber: string };

/** A traveler's row with the passport's number sealed. */
export const sealGuest = <Row extends GuestNumber>(vault: Vault, guest: Row): Row => ({
  ...guest,
  passportNumber: vault.sealText(guest.passportNumber, ofGuest(guest)),
});

/** Decrypts it. Throws for a row that was changed or moved. */
export const openGuest = <Row extends GuestNumber>(vault: Vault, guest: Row): Row => ({
  ...guest,
  passportNumber: vault.openText(guest.passportNumber, ofGuest(guest)),
});

function ofGuest({ bookingId, position }: GuestNumber) {
  return { table: "lodging_guests", field: "passport_number", row: `${bookingId}.${position}` };
}
