import { lang, type OwnedCalls, ofBooking, ofClient, ofPlan } from "./subject";

/** Calls with the id of a plan or a booking, or that create one for a client. */
export const bookingCalls: OwnedCalls = {
  "GET /api/travelPlans/activeTravelPlan/:clientId/:lang": { staff: "act", params: ofClient },
  "GET /api/travelPlans/paidTravelPlans/:clientId/:lang": { staff: "act", params: ofClient },
  "GET /api/travelPlans/unpaidTravelPlans/:clientId/:lang": { staff: "act", params: ofClient },
  "GET /api/travelPlans/bookings/:planId/:lang": { staff: "act", params: ofPlan },
  "GET /api/travelPlans/acceptedPolicies/:planId/:lang": { staff: "act", params: ofPlan },
  "GET /api/travelPlans/:id/:lang": { staff: "act", params: ({ planId }) => ({ id: planId, lang }) },
  "GET /api/bookings/:id/:lang": { staff: "act", params: ofBooking },
  "GET /api/bookings/cancel/:id": { staff: "notAct", params: ofBooking },
  "GET /api/bookings/delete/:id": { staff: "notAct", params: ofBooking },
  "GET /api/carBookings/:id/:lang": { staff: "act", params: ofBooking },
  "POST /api/carBookings/:lang": {
    staff: "notAct",
    params: () => ({ lang }),
    body: ({ clientId }) => carBooking(clientId),
  },
  "POST /api/carBookings/changes/:id/:lang": {
    staff: "act",
    params: ofBooking,
    body: ({ clientId }) => {
      const { CarOffer, BookForm } = carBooking(clientId);
      return { CarOffer, BookForm: { Driver: { BirthDate: BookForm.Driver.BirthDate } } };
    },
  },
  "POST /api/lodgingBookings/changes/:id": {
    staff: "act",
    params: ({ stayId }) => ({ id: stayId }),
    body: ({ clientId }) => lodgingBooking(clientId).Offer,
  },
  "GET /api/lodgingBookings/getBooking/:id": { staff: "act", params: ({ stayId }) => ({ id: stayId }) },
  "POST /api/saved": {
    staff: "notAct",
    body: ({ clientId: ClientId }) => ({ ClientId, Saved: ["house.1"], Removed: [] }),
  },
  "POST /api/lodgingBookings/createBooking": {
    staff: "notAct",
    body: ({ clientId }) => lodgingBooking(clientId),
  },
};

export function carBooking(ClientId: number) {
  return {
    CarOffer: {
      PickUp: "2027-02-01",
      DropOff: "2027-02-06",
      StartHour: "0900",
      EndHour: "0900",
      SiteCode: 11,
      CurrencyCode: "USD",
      AgencyId: 1,
      DropOffAgencyId: 1,
      UserCountryId: 167,
      ClassId: 1,
      TransmissionId: 1,
      RentalCompanyId: 1,
      SupplierId: 1,
      ModelId: 1,
      ZoneId: 2,
    },
    BookForm: {
      Driver: {
        FirstName: "Ana",
        LastName: "Rivera",
        BirthDate: "1988-05-17",
        CountryId: 167,
        Passport: "C01X00T47",
        PassportExpires: "2031-01-01",
        LicenseNumber: "R123456",
        LicenseCountryId: 167,
        LicenseIssued: "2015-03-01",
        LicenseExpires: "2031-01-01",
      },
      ExtraDrivers: 0,
      ChildSeats: 0,
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId,
    SiteId: 11,
    Book: true,
    RequestKey: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  };
}

export function lodgingBooking(ClientId: number) {
  const room = { room: 1, adultsAmount: 1, childrenAmount: 0, childrenAgeList: [] };
  const stay = { CheckIn: "2027-02-01", CheckOut: "2027-02-06", Rooms: [room], CurrencyCode: "USD" };
  return {
    Offer: { HotelId: 1, RoomClassId: 1, MealsPlanId: 3, ...stay },
    BookForm: {
      travelers: [{ CountryId: 167, FirstName: "Ana", LastName: "Rivera", Passport: "C01X00T47" }],
      AcceptPrivacy: true,
      AcceptTerms: true,
      AcceptCancellation: true,
    },
    ClientId,
    SiteId: 11,
    Book: true,
    RequestKey: "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
  };
}
