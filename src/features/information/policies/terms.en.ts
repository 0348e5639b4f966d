import type { Policy } from "../information.schemas";

export const policy: Policy = {
  title: "General terms",
  lead: "What you and we agree on when you book.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Who does what",
      paragraphs: [
        "We sell services in Cuba in the name of their suppliers: rental companies, hotels and villas. We confirm your booking with them, take your payment and issue your voucher; the supplier provides the service.",
      ],
    },
    {
      heading: "From booking to voucher",
      paragraphs: ["Your bookings are collected in one travel plan, which goes through these steps:"],
      list: [
        "Each booking is confirmed by its supplier within 72 hours.",
        "Your profile, passport and driver’s licence are checked.",
        "Once all bookings are confirmed, you pay the plan within 48 hours.",
        "You sign the receipt within 24 hours of the payment.",
        "Then, and only then, vouchers are issued. Take them with you: the supplier asks for them.",
      ],
    },
    {
      heading: "Prices",
      paragraphs: [
        "Prices are in US dollars. The price of a booking is fixed when you book and guaranteed until the deadline to pay.",
        "What you pay now and what you pay at the desk in Cuba are shown separately. At the desk are paid, where they apply: the deposit, which is held and returned, airport pick-up, extra drivers, child seats, a return elsewhere and the tank of fuel.",
        "A rental day is a block of 24 hours. One hour’s grace is given on return; after that one more day is charged. Cars are rented for 3 days or more.",
      ],
    },
    {
      heading: "Drivers",
      paragraphs: [
        "A driver is at least 21 on the day of pick-up and not older than 75 on the day of return. The licence was issued at least 2 years before pick-up, 3 for sport cars, and is valid until the return; licences of the United States and the United Kingdom are exempt from the years since issue. Drivers of 21 to 24 and of 71 to 75 years pay a higher waiver.",
        "The passport must be valid until the last service ends and for six months from the start of the first; for some countries another period applies, which we show.",
      ],
    },
    {
      heading: "Payment",
      paragraphs: [
        "Pay with a card of your own: the holder’s name must match your name. Other people’s cards are not accepted.",
        "A bank transfer that you report with its proof pauses the deadline while we look at it, for up to 5 business days. If the proof is not accepted you have at least 12 hours to pay.",
      ],
    },
    {
      heading: "Cancelling and refunds",
      paragraphs: ["The cancellation policy is part of these terms. It says what is refunded, and how."],
    },
    {
      heading: "Your account",
      paragraphs: [
        "Your account is for you. Keep your password to yourself and give true data: a booking with another person’s documents cannot be honoured.",
      ],
    },
  ],
};
