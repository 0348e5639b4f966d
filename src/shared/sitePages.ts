/**
 * The pages of specification section 2 by name, and where each is found; those without an entry there are ours. The
 * messages `title.<name>` and `meta.<name>` say what a page is (`wordsOf`); the browser routes by this table, and the
 * server answers by it.
 */
export const sitePages = {
  home: ["/", "/home"],
  unauthorized: ["/unauthorized"],
  signIn: ["/signIn"],
  signUp: ["/signUp"],
  signUpSuccess: ["/signUpSuccess"],
  activate: ["/activate_client/:activationCode"],
  recoverPassword: ["/recoverPassword"],
  changePassword: ["/changePassword"],
  notes: ["/notes"],
  profile: ["/profile"],
  cancellationPolicy: ["/cancellation-policy"],
  privacyPolicy: ["/privacy-policy"],
  generalTerms: ["/general-terms"],
  news: ["/news-list"],
  newsItem: ["/news/:newsId/:catId"],
  courier: ["/courier-service"],
  searchCar: ["/search-car"],
  bookCar: ["/book-car", "/book-car/:name/:supplierId/:modelId"],
  bookCarConfirm: ["/book-car-confirm"],
  searchLodging: ["/search-lodging"],
  bookLodging: ["/book-lodging", "/book-lodging/:polo/:name/:hotelId/:classId/:planId"],
  bookLodgingConfirm: ["/book-lodging-confirm"],
  zone: ["/polo-details/:poloId"],
  province: ["/province-details/:provinceId"],
  travelPlan: ["/shopping-cart"],
  documents: ["/documents"],
  verifyDocuments: ["/verify-documents/:actionType/:docType"],
  payment: ["/payment"],
  sign: ["/e_sign"],
  paidPlans: ["/previous-travel-plans"],
  refund: ["/refund-booking/:bookingId"],
  verifyVoucher: ["/verify-voucher"],
  verifyReceipt: ["/verify-receipt", "/verify-receipt/:code"],
  fund: ["/fund"],
  voucher: ["/vouchers/:bookingId"],
  impersonate: ["/impersonate"],
  support: ["/support"],
  supportTransfers: ["/support/transfers"],
  supportNotes: ["/support/notes"],
  supportRefunds: ["/support/refunds"],
  supportReviews: ["/support/reviews"],
  supportPlans: ["/support/plans"],
  supportPlan: ["/support/plans/:planId"],
  // Not part of a build without QA's tools.
  inspector: __QA_TOOLS__ ? ["/inspector"] : [],
} as const;

export type SitePage = keyof typeof sitePages;

/** The first part of the path in old addresses that remain valid; what follows it is the same. */
const aliases: Readonly<Record<string, string>> = {
  "courier-service": "courierService",
  "cancellation-policy": "cancellation_policy",
  "privacy-policy": "privacy_policy",
  "search-car": "search",
  "book-car": "book",
  "book-car-confirm": "bookConfirm",
  "search-lodging": "searchLodging",
  "book-lodging": "bookLodging",
  "polo-details": "poloDetails",
  "province-details": "provinceDetails",
  "shopping-cart": "shopping_cart",
  "refund-booking": "refundBooking",
  "verify-documents": "verifyDocs",
};

const firstPart = /[^/]+/;

/** The old address of a page's path; null where it never had one. */
export function aliasOf(path: string): string | null {
  const alias = aliases[firstPart.exec(path)?.[0] ?? ""];
  return alias ? path.replace(firstPart, alias) : null;
}

/** Where an old address leads: `path` is that of the page, what follows its first part is kept as it is written. */
export function aliasTarget(pathname: string, path: string): string {
  return pathname.replace(firstPart, firstPart.exec(path)?.[0] ?? "");
}

/** The name that a page's title and description stand under: two pages share another one's. */
export function wordsOf(page: SitePage | "notFound") {
  if (page === "newsItem") return "news";
  return page === "verifyDocuments" ? "documents" : page;
}
