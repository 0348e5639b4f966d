import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { buildPath } from "../../../shared/endpoint";
import { documentFiles, documentsContract } from "../documents.contract";
import type {
  CheckOutcome,
  ClientDocument,
  DocumentProcess,
  GivenDocument,
  NeededDocuments,
  StartedProcess,
} from "../documents.schemas";

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
    /** The picture's bare bytes: what they are is for the server to find out. */
    sendDocumentPhoto: build.mutation<ClientDocument, { clientId: number; docType: number; photo: File }>({
      query: ({ clientId, docType, photo }) => ({
        url: buildPath(documentFiles.send, { clientId, docType }),
        method: "POST",
        body: photo,
        headers: { "Content-Type": "application/octet-stream" },
      }),
      invalidatesTags: ["Documents"],
    }),
    startProcessClientDocument: build.mutation<DocumentProcess, StartedProcess>({
      query: (body) => request(documentsContract.startProcessClientDocument, { params: {}, body }),
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
  useSendDocumentPhotoMutation,
  useStartProcessClientDocumentMutation,
  useCheckLicenseAgeQuery,
  useCheckPassportValidPeriodQuery,
} = documentsApi;
