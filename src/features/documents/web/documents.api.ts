import { api } from "../../../web/api";
import { request } from "../../../web/request";
import { documentsContract } from "../documents.contract";
import type { CheckOutcome, ClientDocument, GivenDocument, NeededDocuments } from "../documents.schemas";

type OfPlan = { clientId: number; planId: number };

/** Documents and verification (specification section 7). A document given anew is checked anew: the plan's state may change. */
export const documentsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getNeededDocuments: build.query<NeededDocuments, OfPlan>({
      query: (params) => request(documentsContract.getNeededDocuments, { params }),
      providesTags: ["Documents", "Plan"],
      extraOptions: { failure: "error.documents.neededFailed" },
    }),
    getClientDocuments: build.query<ClientDocument[], { clientId: number; docType: number }>({
      query: (params) => request(documentsContract.getClientDocuments, { params }),
      providesTags: ["Documents"],
    }),
    giveDocument: build.mutation<ClientDocument, GivenDocument>({
      query: (body) => request(documentsContract.giveDocument, { params: {}, body }),
      invalidatesTags: ["Documents", "Checkout"],
    }),
    checkLicenseAge: build.query<CheckOutcome, { clientId: number }>({
      query: (params) => request(documentsContract.checkLicenseAge, { params }),
      providesTags: ["Documents", "Plan"],
      extraOptions: { failure: "error.documents.licenceAgeFailed" },
    }),
    checkPassportValidPeriod: build.query<CheckOutcome, OfPlan>({
      query: (params) => request(documentsContract.checkPassportValidPeriod, { params }),
      providesTags: ["Documents", "Plan"],
      extraOptions: { failure: "error.documents.passportPeriodFailed" },
    }),
  }),
});

export const {
  useGetNeededDocumentsQuery,
  useGetClientDocumentsQuery,
  useGiveDocumentMutation,
  useCheckLicenseAgeQuery,
  useCheckPassportValidPeriodQuery,
} = documentsApi;
