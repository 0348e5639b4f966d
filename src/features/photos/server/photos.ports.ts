import type { Tx } from "../../../platform/server/services";
import type { PhotoSubject } from "../../../shared/photoSubject";

/** Something that may have photographs. */
export type Subject = { subject: PhotoSubject; id: number; name: string; about: string };

/** What photographs need of the catalogue, which is above them. */
export type PhotosPorts = {
  /** Every hotel and villa, and every car model; those off sale too. */
  subjects: () => Promise<Subject[]>;
  /** The rooms of a house, each with its class's code. */
  roomsOf: (hotelId: number) => Promise<{ id: number; roomClassCode: string }[]>;
  /** Whether there is such a thing. */
  exists: (tx: Tx, subject: PhotoSubject, id: number) => Promise<boolean>;
};
