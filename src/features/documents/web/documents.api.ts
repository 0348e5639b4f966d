import { api } from "../../../platform/web/api";
import { upload } from "../../../platform/web/files/upload";
import { call } from "../../../platform/web/request";
import { documentsContract } from "../documents.contract";

/** The type by which a client's documents of all types are asked for. */
export const ALL_DOCUMENTS = 0;

/**
 * Documents and verification (WIRE-12), with the messages of WIRE-24. A document given again is checked again, which
 * may change the plan's state.
 */
const documentsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getNeededDocuments: build.query({
      ...call(documentsContract.getNeededDocuments),
      providesTags: (_answer, _error, { planId }) => ["Documents", { type: "Plan", id: planId }],
      extraOptions: { failure: "error.documents.neededFailed" },
    }),
    getClientDocuments: build.query({
      ...call(documentsContract.getClientDocuments),
      providesTags: (_documents, _error, { docType }) => [{ type: "Documents", id: docType }],
    }),
    giveDocument: build.mutation({
      ...call(documentsContract.giveDocument),
      // A passport gives the profile what it lacks. (ACC-18)
      invalidatesTags: ["Documents", "Checkout", "Client"],
    }),
    /** The picture's raw bytes: the server detects the file type. */
    sendDocumentPhoto: build.mutation({
      ...upload(documentsContract.sendDocumentPhoto),
      invalidatesTags: ["Documents", "Checkout"],
    }),
    startProcessClientDocument: build.mutation({
      ...call(documentsContract.startProcessClientDocument),
      extraOptions: { failure: "error.documents.neededFailed" },
    }),
    checkLicenseAge: build.query({
      ...call(documentsContract.checkLicenseAge),
      providesTags: ["Documents", { type: "Plan", id: "active" }],
      extraOptions: { failure: "error.documents.licenceAgeFailed" },
    }),
    checkPassportValidPeriod: build.query({
      ...call(documentsContract.checkPassportValidPeriod),
      providesTags: (_answer, _error, { planId }) => ["Documents", { type: "Plan", id: planId }],
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
