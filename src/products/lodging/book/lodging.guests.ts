import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS } from "../lodging.rules";
import type { LodgingRoom } from "../lodging.schemas";

/** A placeholder for the age of a child that is not entered yet. It is never sent. */
export const AGE_UNKNOWN = -1;

/** Adds a room. As in the functions below, each room keeps an adult, and the limits of a search are observed. */
export function withRoom(rooms: readonly LodgingRoom[]): LodgingRoom[] {
  const added = { room: rooms.length + 1, adultsAmount: 2, childrenAmount: 0, childrenAgeList: [] };
  return rooms.length < MOST_ROOMS ? [...rooms, added] : [...rooms];
}

export function withoutRoom(rooms: readonly LodgingRoom[], room: number): LodgingRoom[] {
  if (rooms.length === 1) return [...rooms];
  return rooms.filter((one) => one.room !== room).map((one, index) => ({ ...one, room: index + 1 }));
}

export function withAdults(room: LodgingRoom, adults: number): LodgingRoom {
  return { ...room, adultsAmount: Math.min(Math.max(adults, 1), MOST_ADULTS) };
}

/** Added children have no age yet; when there are fewer, the last ones are dropped. */
export function withChildren(room: LodgingRoom, children: number): LodgingRoom {
  const count = Math.min(Math.max(children, 0), MOST_CHILDREN);
  const ages = Array.from({ length: count }, (_child, index) => room.childrenAgeList[index] ?? AGE_UNKNOWN);
  return { ...room, childrenAmount: count, childrenAgeList: ages };
}

export function withAge(room: LodgingRoom, child: number, age: number): LodgingRoom {
  return { ...room, childrenAgeList: room.childrenAgeList.map((known, index) => (index === child ? age : known)) };
}

/** Whether every child's age is given. */
export function agesKnown(rooms: readonly LodgingRoom[]): boolean {
  return rooms.every(({ childrenAgeList }) => !childrenAgeList.includes(AGE_UNKNOWN));
}
