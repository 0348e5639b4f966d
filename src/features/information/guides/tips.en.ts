import type { Policy } from "../information.schemas";

export const guide: Policy = {
  title: "Tips for your trip",
  lead: "Two pages to read on the plane: papers, money, telephone, health, and how things are done.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Papers",
      paragraphs: ["Have these at hand on arrival, on paper or saved on the telephone: the airport's network is slow."],
      list: [
        "Passport, valid six months from your first service.",
        "The electronic visa and the form D'Viajeros with its QR code.",
        "Proof of a health insurance that is valid in Cuba.",
        "Your vouchers. Once opened on your telephone they show without a connection.",
      ],
    },
    {
      heading: "Money",
      paragraphs: [
        "What you booked here is paid. The rest of a trip is paid in three ways: by card in hotels, stations and shops for tourists; in euros or dollars, in small notes, in houses and restaurants; in Cuban pesos in the street and at the market.",
        "Cards of banks of the United States do not work, nor do most that are run through them. Change little, and at a bank or a Cadeca: pesos are not changed back.",
      ],
    },
    {
      heading: "Telephone and network",
      paragraphs: [
        "A tourist SIM with data is sold at the airport and can be ordered before. Download maps for use without a connection, and a translator. Many services from abroad do not open.",
      ],
    },
    {
      heading: "Electricity and water",
      paragraphs: [
        "110 volts with flat pins nearly everywhere, 220 in many hotels. Power fails in the provinces for some hours; hotels and many villas have a generator or batteries. A small lamp is worth its weight. Drink water from bottles.",
      ],
    },
    {
      heading: "Health",
      paragraphs: [
        "Bring the medicines you need for the whole trip, with the prescription, and something for the stomach, against mosquitoes and for the sun. International clinics are found in Havana, Varadero, Trinidad, Santiago and on the keys; they ask for the insurance first.",
      ],
    },
    {
      heading: "Weather",
      paragraphs: [
        "November to April is dry and mild, with cool evenings in the north. May to October is hot and wet, with showers in the afternoon. Hurricanes are possible from August to October: if one closes roads or hotels, we move or refund what you booked.",
      ],
    },
    {
      heading: "Manners",
      paragraphs: [
        "Greet before you ask. A tenth is welcome where somebody serves you, a small note for who carries the bag. Ask before you photograph a person, and never photograph soldiers, police or airports.",
      ],
    },
    {
      heading: "If you need us",
      paragraphs: [
        "Write a note from your travel plan: it reaches our desk at once and the answer comes into your inbox. For a breakdown or a lost room call the number on the voucher first; it is nearer than we are.",
      ],
    },
  ],
};
