/**
 * The files of a feature's web/ and server/ that features above it may import; the rest is private. Its root files
 * (contract, schemas, rules) are open to all of them. An unused line fails the check.
 */
export const faces = {
  account: [
    "server/account.repository.ts",
    "server/passwords/ownPassword.ts",
    "server/phone/phone.repository.ts",
    "server/staff/staff.ports.ts",
    "server/staff/secondFactor.repository.ts",
    "server/session/sessions.repository.ts",
    "web/CountryOptions.tsx",
    "web/account.api.ts",
    "web/profile/useProfilePrefill.ts",
    "web/sign-in/BackFromAccount.tsx",
    "web/sign-in/useAccountFirst.ts",
  ],
  currencies: ["web/AboutAmount.tsx", "web/CurrencyChoice.tsx"],
  information: [
    "server/acceptedPolicies.ts",
    "server/registered.repository.ts",
    "server/texts.repository.ts",
    "web/PolicyText.tsx",
    "web/useShownEdition.ts",
    "web/desk/NewsDeskPage.tsx",
    "web/desk/TextsDeskPage.tsx",
  ],
  notes: ["server/notes.repository.ts"],
  photos: [
    "server/makePhoto.ts",
    "server/photos.repository.ts",
    "server/writePhotoFiles.ts",
    "web/CatalogueTabs.tsx",
    "web/PhotoPicture.tsx",
    "web/PhotosPage.tsx",
    "web/photosPaths.ts",
  ],
  documents: [
    "server/documentReview.ts",
    "server/documents.service.ts",
    "server/driverDocuments.ts",
    "server/photos.repository.ts",
    "server/sealedDocument.ts",
    "web/DocumentCard.tsx",
    "web/DriverPapers.tsx",
    "web/documentNumber.ts",
    "web/documents.api.ts",
    "web/useDocumentsPrefill.ts",
    "web/PassportRule.tsx",
  ],
  plan: [
    "server/bookings/bookedLodging.repository.ts",
    "server/bookings/booking.service.ts",
    "server/bookings/blocks.repository.ts",
    "server/bookings/booking.notifications.ts",
    "server/bookings/bookings.repository.ts",
    "server/carClassName.ts",
    "server/bookings/cancellation.repository.ts",
    "server/checkout/checkout.commands.ts",
    "server/checkout/checkout.repository.ts",
    "server/limits.repository.ts",
    "server/officeOpenings.repository.ts",
    "server/plan.ports.ts",
    "server/plan.repository.ts",
    "server/plan.service.ts",
    "server/checkout/readPlan.ts",
    "server/sealedPapers.ts",
    "server/totalText.ts",
    "web/AcceptedPolicies.tsx",
    "web/Amounts.tsx",
    "web/BackToItsPlan.tsx",
    "web/bookings/FactLines.tsx",
    "web/BackToPlan.tsx",
    "web/CancelledPlan.tsx",
    "web/EmptyPlan.tsx",
    "web/bookings/BookedCard.tsx",
    "web/bookings/BookedCarPicture.tsx",
    "web/bookings/BookedLodgingPicture.tsx",
    "web/bookings/BookingFacts.tsx",
    "web/bookings/BookingMissing.tsx",
    "web/bookings/BookingStatusChip.tsx",
    "web/bookings/CancellationTerms.tsx",
    "web/bookings/PriceLines.tsx",
    "web/PlanPlaces.ts",
    "web/PolicyBox.tsx",
    "web/SearchButtons.tsx",
    "web/TotalPrice.tsx",
    "web/checkout/deadline/AddingNote.tsx",
    "web/checkout/CanIPay.tsx",
    "web/checkout/CheckoutLoading.tsx",
    "web/checkout/CheckoutRail.tsx",
    "web/checkout/deadline/DeadlineText.tsx",
    "web/checkout/deadline/timeLeft.ts",
    "web/checkout/PlanCheckout.tsx",
    "web/checkout/StepAnnouncer.tsx",
    "web/checkout/policyLink.tsx",
    "web/checkout/presentStep.ts",
    "web/checkout/useCheckout.ts",
    "web/plan.api.ts",
    "web/reserve/BookedPage.tsx",
    "web/reserve/BookingDue.tsx",
    "web/reserve/FreeCancellation.tsx",
    "web/reserve/NoBooking.tsx",
    "web/reserve/OfferGone.tsx",
    "web/reserve/OfferPromise.tsx",
    "web/reserve/SubmitBooking.tsx",
    "web/reserve/VisitorNote.tsx",
    "web/reserve/refusedBookingTags.ts",
    "web/reserve/useBookingOfAddress.ts",
    "web/reserve/useReserveDays.ts",
    "web/reserve/whyNot.ts",
    "web/useActivePlan.ts",
    "web/useShownPlan.ts",
    "web/usePolicyBox.ts",
  ],
  ledger: ["server/ledger.repository.ts"],
  fund: ["server/fund.payments.ts", "web/fund.api.ts"],
  opinions: [
    "server/opinions.repository.ts",
    "web/CardMark.tsx",
    "web/CompanyOpinions.tsx",
    "web/PlaceOpinions.tsx",
    "web/opinions.api.ts",
  ],
  saved: ["web/ComparisonTable.tsx", "web/SaveHeart.tsx", "web/SavedLink.tsx", "web/shelf.ts", "web/useKept.ts"],
  car: [
    "server/car.problems.ts",
    "server/booking/alternatives.service.ts",
    "server/booking/blocks.ts",
    "server/booking/otherCars.ts",
    "server/booking/plates.repository.ts",
    "server/catalogue/catalogue.repository.ts",
    "web/CarPicture.tsx",
    "web/book/CarDriverFields.tsx",
    "web/book/carBookSchema.ts",
    "web/car.api.ts",
  ],
  lodging: [
    "web/useLodgingWords.ts",
    "server/alternatives.service.ts",
    "server/blocks.ts",
    "server/catalogue.repository.ts",
    "web/book/TravelersFields.tsx",
    "web/book/useCompanions.ts",
    "web/book/lodgingBookSchema.ts",
    "web/lodging.api.ts",
  ],
  catalogue: ["web/CataloguePage.tsx"],
  proposals: ["web/PlanProposals.tsx"],
  papers: ["web/HeldPapers.tsx"],
  payments: [
    "server/disputes/disputes.repository.ts",
    "methods/server/proofs.repository.ts",
    "methods/server/references.repository.ts",
    "methods/server/transfersToDo.repository.ts",
    "server/cards/declines.repository.ts",
    "server/holders/holders.repository.ts",
    "server/methods.repository.ts",
    "server/payment.refunds.ts",
    "server/payment.repository.ts",
    "web/PaymentRemarks.tsx",
  ],
  refunds: ["server/refunds.repository.ts", "web/refunds.api.ts"],
};

/** The same as paths from the project's root. */
export const faceFiles = Object.entries(faces).flatMap(([feature, files]) =>
  files.map((file) => `src/features/${feature}/${file}`),
);

const FEATURE = /^src\/features\/([^/]+)\//;

/** The lines above whose file is imported by no other feature's product file. */
export function unusedFaces(modules) {
  const present = new Set(modules.map(({ source }) => source));
  const used = new Set(
    modules
      .filter(({ source }) => !/\.test\.tsx?$/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => resolved).filter((to) => isBetweenFeatures(source, to)),
      ),
  );
  return faceFiles.filter((file) => present.has(file) && !used.has(file));
}

function isBetweenFeatures(from, to) {
  const importer = FEATURE.exec(from)?.[1];
  const imported = FEATURE.exec(to)?.[1];
  return importer !== undefined && imported !== undefined && importer !== imported;
}
