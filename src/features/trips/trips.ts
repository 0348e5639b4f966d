/** A trip by car: where one sleeps, in order. The car is picked up in the first place and brought back there. */
export type RoadTrip = {
  readonly id: number;
  readonly stops: readonly { readonly zone: string; readonly nights: number }[];
};

/** The trips that we propose; zones by their code, whose order is a way that can be driven. Their words are messages. */
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

/** When a trip begins where nobody says it: far enough ahead for a passport to be found. In days from today. */
export const TRIP_IN_DAYS = 21;
/** Time for the last breakfast and the way back. */
export const TRIP_HOUR = "1200";
