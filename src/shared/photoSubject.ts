/** What an operator may add photographs of: a hotel or villa, a room type, a car model. */
export const photoSubjects = ["hotel", "room", "model"] as const;
export type PhotoSubject = (typeof photoSubjects)[number];
