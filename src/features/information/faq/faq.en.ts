import type { Faq } from "../information.schemas";

export const carEn: Faq[] = [
  {
    Question: "Who may drive?",
    Answer:
      "Whoever is 21 or older on the day of pick-up, not older than 75 on the day of drop-off, and has held a licence for two years, three for a sports car. Licences of the United States and the United Kingdom are exempt from the two years. At 21 to 24 and 71 to 75 the desk adds half of the waiver.",
  },
  {
    Question: "What do I pay now, and what in Cuba?",
    Answer:
      "Now: the rental with its waiver. In Cuba, at the desk: the full tank, the airport fee, extra drivers, child seats and a drop-off elsewhere, and a deposit that you get back. Both totals stand beside each other from the first offer on.",
  },
  {
    Question: "Do I get the very model in the picture?",
    Answer:
      "The class is guaranteed, the model is not. You get the one shown or another of the same class, and a higher one where yours is not there.",
  },
  {
    Question: "When is my booking confirmed?",
    Answer:
      "Some companies confirm at once. The others have 72 hours; most need less than a day. An unconfirmed booking lapses on its own and costs nothing.",
  },
  {
    Question: "How long do I have to pay and to sign?",
    Answer:
      "48 hours to pay from the moment the last booking of your plan is confirmed, and 24 hours to sign the receipt from the payment. Your plan counts the time down and we remind you.",
  },
  {
    Question: "My flight is late. Is the car gone?",
    Answer:
      "Give us the flight number with the booking: airport desks wait for it, at any hour. In town, call the number on your voucher, and the car is kept until closing time.",
  },
];

export const lodgingEn: Faq[] = [
  {
    Question: "What do children pay?",
    Answer:
      "Up to two years nothing, from three to twelve half of an adult's share. A third adult in a room pays 15 per cent less. The price of the offer has it all in it.",
  },
  {
    Question: "What do the meal plans mean?",
    Answer:
      "EP is the room alone, CP with breakfast, MAP with breakfast and dinner, AP with three meals, and ALL has meals and drinks all day.",
  },
  {
    Question: "At what time do I get the room?",
    Answer: "From four in the afternoon on the day of arrival until noon on the day of departure, Havana time.",
  },
  {
    Question: "Can I book several rooms at once?",
    Answer:
      "Yes, up to what the search lets you choose. Each room has its own travellers; the first of the first room is the one whose name the hotel expects.",
  },
  {
    Question: "What if I arrive a day late?",
    Answer:
      "Tell us or the hotel before midnight, Havana time, and the room is kept. Without a word it counts as not arrived from the next morning on.",
  },
];

export const courierEn: Faq[] = [
  {
    Question: "How do I send a parcel?",
    Answer:
      "Pack it, write the name, identity card number, address and phone of who receives it on the outside, and bring or mail it to our office. You pay when it has been weighed.",
  },
  {
    Question: "Does the receiver pay anything?",
    Answer:
      "Gifts within what Cuban customs let in free of duty cost the receiver nothing. Above that customs ask the receiver for duty; we tell you before the parcel leaves.",
  },
  {
    Question: "How do I know that it arrived?",
    Answer: "The receiver signs for it, and you get a note in your inbox the same day.",
  },
];
