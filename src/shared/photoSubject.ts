/** What an operator may have photographs of: a hotel or villa, a room type of one, a car model. */
export const photoSubjects = ["hotel", "room", "model"] as const;
export type PhotoSubject = (typeof photoSubjects)[number];
