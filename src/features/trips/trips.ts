/** A road trip: where one sleeps, in order. The car is picked up and returned in the first place. */
export type RoadTrip = {
  readonly id: number;
  readonly stops: readonly { readonly zone: string; readonly nights: number }[];
};

/** The trips that we suggest; zones by code, in an order that can be driven. Their texts are messages. */
export const roadTrips: readonly RoadTrip[] = [
  {
    id: 1,
    stops: [
      { zone: "LHA", nights: 2 },
      { zone: "VIN", nights: 2 },
      { zone: "VAR", nights: 3 },
    ],
  },
  {
    id: 2,
    stops: [
      { zone: "LHA", nights: 1 },
      { zone: "CFG", nights: 2 },
      { zone: "TRI", nights: 3 },
      { zone: "VAR", nights: 2 },
    ],
  },
  {
    id: 3,
    stops: [
      { zone: "SCU", nights: 2 },
      { zone: "BAR", nights: 2 },
      { zone: "GUA", nights: 3 },
    ],
  },
];

export const MOST_TRIP_ADULTS = 2;

export const nightsOfTrip = ({ stops }: RoadTrip) => stops.reduce((sum, { nights }) => sum + nights, 0);

/** The default first day, in days from today: far enough ahead to prepare documents. */
export const TRIP_IN_DAYS = 21;
/**
 * When the car is picked up, and returned on the last day: after the check-out at noon and the longest drive from a last
 * place back to the first (Guardalavaca to Santiago, four hours), before offices close on Sundays. The same hour on both
 * days, so that no further day is charged.
 */
export const TRIP_HOUR = "1600";
