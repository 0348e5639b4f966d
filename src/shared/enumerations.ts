/** Enumerations of WIRE-18, WIRE-19, WIRE-20. Numbers and names are the wire's. */

export const CurrencyId = { USD: 1, CAD: 2, GPB: 5, EUR: 6, PMX: 7, CUC: 8 } as const;
export type CurrencyCode = keyof typeof CurrencyId;

export const SortOrder = { Ascending: 0, Descending: 1 } as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];

export const LanguageId = { Spanish: 1, English: 2, French: 3 } as const;

export const Transmission = { Manual: 1, Automatic: 2 } as const;
export type Transmission = (typeof Transmission)[keyof typeof Transmission];

export const MessageType = { Information: 1, Warning: 2, Error: 3 } as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

export const carSortFields = [
  "ClassName",
  "Price",
  "KmLimit",
  "TransmissionName",
  "SupplierName",
  "ModelName",
] as const;
export type CarSortField = (typeof carSortFields)[number];

/** The recommended order of results: ours, in addition to the sort fields of the wire. (CAR-24, LODGE-22) */
export const RECOMMENDED = "Recommended";

export const lodgingSortFields = ["Price", "HotelName"] as const;
export type LodgingSortField = (typeof lodgingSortFields)[number];

export const CancelPolicyCode = { NB: 1, NC: 2, NP: 3, PA: 4, RF: 5 } as const;
export type CancelPolicyName = keyof typeof CancelPolicyCode;

export const PaymentProvider = { Payeezy: 120, BankTransferToUSA: 85, Clover: 135, Stripe: 140 } as const;
export type PaymentProvider = (typeof PaymentProvider)[keyof typeof PaymentProvider];

/** Seasons of rates, the dearest first. */
export const seasonNames = ["peak", "high", "low"] as const;
export type SeasonName = (typeof seasonNames)[number];

export const DocPeriod = { ALL: 5, AP: 1, CP: 3, EP: 4, MAP: 2 } as const;

export const IdentityDocumentType = {
  IdentityCard: 1,
  Passport: 2,
  DriverLicense: 3,
  IdentityCardOrDriverLicense: 4,
} as const;
export type IdentityDocumentType = (typeof IdentityDocumentType)[keyof typeof IdentityDocumentType];

/** The destination of a refund: back the way it was paid, or into the client's fund. */
export const destinations = ["client", "fund"] as const;
export type Destination = (typeof destinations)[number];

export const PaymentStatus = { Created: 1, Success: 2, Failed: 3, Expired: 4, NoFound: 5 } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

export const ProductType = {
  CarRent: 1,
  VacationPackage: 2,
  AirTicket: 3,
  Lodging: 4,
  Excursion: 5,
  PhoneRental: 6,
  Transfer: 7,
  Carte: 8,
  TravelInsurance: 9,
  CustomMade: 10,
  EventRegistration: 11,
  AssistancetoTourists: 12,
  TravelAuthorization: 13,
  Book: 14,
  EventSocialProgram: 15,
  CharterNotification: 16,
  CustomPacks: 17,
  Visa: 18,
  OpenVoucher: 19,
  ConsultYoruba: 20,
  ServiceYoruba: 21,
  Bazar: 22,
  Charter: 23,
  TicketChange: 24,
  ModificationTicket: 25,
  ConsularServices: 26,
  CourierServices: 27,
  Flexy: 30,
} as const;
export type ProductType = (typeof ProductType)[keyof typeof ProductType];
/** Whether there is such a product type, sold or not. */
export const isProductType = (id: number): boolean => Object.values<number>(ProductType).includes(id);

export const HomeProduct = { Hotel: 0, CarRental: 1 } as const;

export const Alignment = { Left: 1, Center: 2, Right: 3 } as const;
