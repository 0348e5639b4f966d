import type { Policy } from "../information.schemas";

export const policy: Policy = {
  title: "Privacy policy",
  lead: "Which data we ask for, what we use them for, who sees them, and what you can ask of us.",
  since: "2026-11-01",
  sections: [
    {
      heading: "What we ask for, and why",
      paragraphs: ["We ask for what a booking needs, at the step that needs it:"],
      list: [
        "Your email address, to sign you in and to write to you about your bookings.",
        "Your name, phone, date of birth, country and address, before you pay: suppliers and banks require them.",
        "Data of your passport and driver’s licence, for cars: the rental company may hand a car only to a driver aged 21 to 75 with a valid licence.",
        "What you book, pay and sign, as proof for you and for us.",
      ],
    },
    {
      heading: "Card data",
      paragraphs: [
        "Your card number goes from your browser straight to the payment provider. It never reaches our servers, and we do not store it. We keep the card’s brand, its last four digits and the holder’s name, to show you what you paid with and to check that the card is yours.",
      ],
    },
    {
      heading: "Who sees your data",
      paragraphs: ["Nobody buys or rents your data from us. We pass on only what is needed to:"],
      list: [
        "the supplier of your booking: driver’s or travellers’ names, documents and arrival;",
        "the payment provider: amount, reference and the card’s data, which you give to it directly;",
        "our own staff, who confirm bookings, check documents and help you. What they see and do is logged.",
      ],
    },
    {
      heading: "How long we keep them",
      paragraphs: [
        "Bookings, payments and signed receipts are kept for as long as tax law requires. Data of documents are deleted 90 days after the last service. An account that you close is deleted, apart from these records.",
      ],
    },
    {
      heading: "What your browser keeps",
      paragraphs: [
        "Your session, your language and, while the tab is open, a booking form that you have begun. One cookie keeps you signed in; scripts cannot read it. There is no advertising, and nobody follows you to other sites.",
      ],
    },
    {
      heading: "What you can ask of us",
      paragraphs: [
        "You can see and correct your data in your profile. Write to us to get a copy of them, to have them deleted, or to object to their use; we answer within 30 days.",
      ],
    },
  ],
};
