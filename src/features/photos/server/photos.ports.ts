import type { Tx } from "../../../platform/server/services";
import type { PhotoSubject } from "../../../shared/photoSubject";

/** Something that may have photographs. */
export type Subject = { subject: PhotoSubject; id: number; name: string; about: string };

/** What photographs need from the catalogue, which is a higher feature. */
export type PhotosPorts = {
  /** Every property and every car model, including those off sale. */
  subjects: () => Promise<Subject[]>;
  /** The rooms of a property, each with its class code. */
  roomsOf: (hotelId: number) => Promise<{ id: number; roomClassCode: string }[]>;
  /** Whether the subject exists. */
  exists: (tx: Tx, subject: PhotoSubject, id: number) => Promise<boolean>;
};
