import type { Policy } from "../information.schemas";

export const guide: Policy = {
  title: "Road guide",
  lead: "What a driver from abroad should know about Cuban roads, from the counter at the airport to the last tank.",
  since: "2026-11-01",
  sections: [
    {
      heading: "At the desk",
      paragraphs: [
        "Bring the voucher, your passport and the licence you gave when booking. The desk keeps none of them. It blocks the deposit on a card that was not issued by a bank of the United States, and takes what the voucher lists as paid in Cuba.",
        "Walk around the car with the agent before you sign. Every scratch belongs on the sheet, and so do the spare wheel, the jack, the triangle and the level of the tank. Take photographs.",
      ],
    },
    {
      heading: "Rules of the road",
      paragraphs: ["Cuba drives on the right. Distances and speeds are in kilometres."],
      list: [
        "Towns 50 km/h, roads outside 90, motorway 100, past a school 40.",
        "Seat belts in front, and behind where there are any. Children under two in a seat of their own; under twelve in the back.",
        "No alcohol at all for the driver, no telephone in the hand.",
        "A stop sign means that the wheels stand still, also where nobody is in sight.",
        "At a railway crossing stop, look and listen: most have neither barrier nor light.",
      ],
    },
    {
      heading: "Points of control",
      paragraphs: [
        "On main roads a yellow sign announces a point of control. Slow down to 60, then to 40, and go on unless an officer waves you to the side. Show the licence and the contract of the car.",
        "A fine is written into the rental contract and paid when the car is given back. Nobody pays an officer in the street.",
      ],
    },
    {
      heading: "Roads and how long they take",
      paragraphs: [
        "The motorway runs from Pinar del Río through Havana to beyond Sancti Spíritus; from there the Carretera Central leads to the east, through towns. Reckon 80 km an hour on the first and 55 on the second.",
      ],
      table: {
        head: ["From – to", "Kilometres and hours"],
        rows: [
          ["Havana – Varadero", "145 km, 2 h"],
          ["Havana – Viñales", "185 km, 2 h 45"],
          ["Havana – Trinidad", "315 km, 4 h 15"],
          ["Varadero – Trinidad", "260 km, 4 h"],
          ["Trinidad – Cayo Coco", "225 km, 3 h 45"],
          ["Trinidad – Camagüey", "255 km, 4 h 15"],
          ["Camagüey – Santiago de Cuba", "330 km, 5 h 45"],
          ["Santiago de Cuba – Baracoa", "235 km, 4 h 45"],
        ],
      },
    },
    {
      heading: "Fuel",
      paragraphs: [
        "Rental cars take special petrol. Stations sell it to rental customers at their own pump, by card. Fill up when the tank is at half: the next station may be out of it.",
        "The first tank is paid for with the car. What you leave in it is not paid back, so come back nearly empty.",
      ],
    },
    {
      heading: "After dark",
      paragraphs: [
        "Do not plan for it. Few roads are lit, and carts, bicycles, cattle and walkers use them without a lamp. If you have to, stay in the middle of your lane and below 60.",
      ],
    },
    {
      heading: "Parking and theft",
      paragraphs: [
        "Park where somebody watches: hotels and houses have a place or know a parqueador, who gets the price of a coffee for a day. Leave nothing to be seen in the car, and ask for a key to the wheel nuts.",
      ],
    },
    {
      heading: "If something happens",
      paragraphs: [
        "After an accident leave the car where it is and call the police, 106. The waiver holds only with their report. Then call the rental company's emergency number on your voucher; it answers at any hour and brings another car.",
      ],
      list: ["Police 106", "Ambulance 104", "Fire brigade 105"],
    },
  ],
};
