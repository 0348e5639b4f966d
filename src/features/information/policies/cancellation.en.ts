import type { Policy } from "../information.schemas";

export const policy: Policy = {
  title: "Cancellation policy",
  lead: "When a booking can be cancelled, what it costs, and how your money comes back.",
  since: "2026-11-01",
  sections: [
    {
      heading: "Before you pay",
      paragraphs: [
        "A booking that is not confirmed yet, or not paid yet, can be cancelled at any time, free of charge.",
      ],
    },
    {
      heading: "Cars, after payment",
      paragraphs: [
        "Days are counted back from the hour of pick-up in Havana. Each booking shows the last moment at which cancelling is free.",
      ],
      table: {
        head: ["You cancel", "We keep"],
        rows: [
          ["More than 10 days before pick-up", "Nothing: full refund"],
          ["10 days before pick-up or less", "The price of one rental day"],
          ["You do not pick the car up", "The whole price"],
        ],
      },
    },
    {
      heading: "Hotels and villas, after payment",
      paragraphs: ["Days are counted back from the day of arrival in Havana."],
      table: {
        head: ["You cancel", "We keep"],
        rows: [
          ["7 days before arrival or earlier", "Nothing: full refund"],
          ["From 7 days to 48 hours before arrival", "The price of one night"],
          ["Less than 48 hours before arrival, or you do not arrive", "The whole price"],
        ],
      },
    },
    {
      heading: "What we cancel ourselves",
      paragraphs: [
        "Every deadline is shown in your travel plan with the time that is left. When one passes, this happens:",
      ],
      list: [
        "A supplier has 72 hours to confirm a booking; our staff may extend this once by 24 hours. An unconfirmed booking lapses alone and free of charge; the rest of your plan goes on.",
        "Once all bookings of a plan are confirmed you have 48 hours to pay. After that the reservations are cancelled; nothing has been charged. A reservation is never held unpaid for more than 120 hours after its own confirmation.",
        "After payment you have 24 hours to sign the receipt. After that the reservations are cancelled and the whole payment is refunded to the card or account that it came from.",
        "A window ends at the start of your first service at the latest.",
      ],
    },
    {
      heading: "If it is the supplier’s fault",
      paragraphs: [
        "If the supplier does not provide what you booked, or cancels it, you get everything back, whatever the date. For cars the category is guaranteed, not the model: another model of the same category or a higher one is what you booked.",
      ],
    },
    {
      heading: "How your money comes back",
      paragraphs: [
        "Refunds go to the card or account that you paid with. Banks take 5 to 10 business days to show them.",
        "Instead, you may choose a credit in your travel fund. It must be used within two years of its issue and cannot be paid out. We never refund to the fund unless you choose it.",
        "What you pay at the desk in Cuba, such as the deposit, airport pick-up or extra drivers, is not part of our refund: the rental company returns the deposit to you directly.",
      ],
    },
  ],
};
