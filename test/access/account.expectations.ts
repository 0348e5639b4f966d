import { lang, type OwnedCalls, ofClient, type Subject } from "./subject";

const ofPhone = ({ clientId }: Subject) => ({ ClientId: clientId, MobilePhone: "+1 305 555 0142" });
const ofPhoneCode = ({ clientId }: Subject) => ({ ClientId: clientId, Code: "123456" });
const ofClientAndPlan = ({ clientId, planId }: Subject) => ({ clientId, planId });

/** Calls with the id of a client, a note or a document. */
export const accountCalls: OwnedCalls = {
  "GET /api/profile/:id/2": { staff: "act", params: ({ clientId }) => ({ id: clientId }) },
  "POST /api/profile/update": {
    staff: "notAct",
    body: ({ clientId }) => ({
      clientId,
      FirstName: "Ana",
      LastName: "Rivera",
      Phone: null,
      BirthDate: "1988-05-17",
      CountryId: 167,
      Address: null,
      City: null,
      PostalCode: null,
      Language: "en",
    }),
  },
  "GET /api/profile/mails/:clientId": { staff: "act", params: ofClient },
  "POST /api/profile/mails": { staff: "notAct", body: ({ clientId }) => ({ ClientId: clientId, Unwanted: [] }) },
  "POST /api/clients/changePassword": {
    staff: "notAct",
    body: ({ clientId }) => ({
      ClientId: clientId,
      OldPassword: "not the password",
      NewPassword: "una-buena-clave",
      ConfirmPassword: "una-buena-clave",
    }),
  },
  "GET /api/clients/myData/:clientId": { staff: "notAct", params: ofClient },
  "GET /api/clients/closing/:clientId": { staff: "notAct", params: ofClient },
  "POST /api/clients/closeAccount": {
    staff: "notAct",
    body: ({ clientId }) => ({ ClientId: clientId, Password: "not the password", GiveUpCredit: false }),
  },
  "GET /api/admin/clientDocuments/isNeededClientDocuments/:clientId/:planId": {
    staff: "act",
    params: ofClientAndPlan,
  },
  "GET /api/admin/clientDocuments/getClientDocumentsInfo/:clientId/:docType": {
    staff: "act",
    params: ({ clientId }) => ({ clientId, docType: 0 }),
  },
  "GET /api/admin/clientDocuments/checkLicenseAge/:clientId": { staff: "act", params: ofClient },
  "GET /api/admin/clientDocuments/checkPassportValidPeriod/:clientId/:planId": {
    staff: "act",
    params: ofClientAndPlan,
  },
  "POST /api/admin/clientDocuments/startProcessClientDocument": {
    staff: "notAct",
    body: ({ clientId }) => ({
      ClientId: clientId,
      ClientPhone: null,
      ClientDocumentType: 2,
      ActionType: "check",
      SiteId: 11,
    }),
  },
  "GET /api/admin/clientDocuments/getProcessClientDocumentStatus/:clientId/:docType": {
    staff: "act",
    params: ({ clientId }) => ({ clientId, docType: 2 }),
  },
  "POST /api/documents/:clientId/:docType/photo": {
    staff: "notAct",
    params: ({ clientId }) => ({ clientId, docType: 2 }),
    file: true,
  },
  "POST /api/documents/give": {
    staff: "notAct",
    body: ({ clientId }) => ({
      ClientId: clientId,
      Type: 2,
      Number: "C01X00T47",
      FirstName: "Ana",
      LastName: "Rivera",
      CountryId: 167,
      IssuedOn: null,
      ExpiresOn: "2031-01-01",
      BirthDate: null,
    }),
  },
  "POST /api/admin/clients/allowedWAAccount": { staff: "act", body: ofPhone },
  "POST /api/admin/clients/existsWAAccount": { staff: "act", body: ofPhone },
  "POST /api/admin/clients/needToVerifyWAAccount": { staff: "act", body: ofPhone },
  "POST /api/admin/clients/startWAAccountVerification": { staff: "notAct", body: ofPhone },
  "GET /api/clients/phoneVerification/:clientId": { staff: "act", params: ofClient },
  "POST /api/clients/phoneVerification/confirm": { staff: "notAct", body: ofPhoneCode },
  "POST /api/profile/email": {
    staff: "notAct",
    body: ({ clientId }) => ({ ClientId: clientId, Password: "Malecon-2026", Email: "new@example.com" }),
  },
  "POST /api/profile/email/confirm": {
    staff: "notAct",
    body: ({ clientId }) => ({ ClientId: clientId, Email: "new@example.com", Ticket: "1.none", Code: "000000" }),
  },
  "GET /api/notes/countNew/:clientId": { staff: "act", params: ofClient },
  "GET /api/notes/list/:clientId/:siteId/:isSent/true/:lang": {
    staff: "act",
    params: ({ clientId }) => ({ clientId, siteId: 11, isSent: "false", lang }),
  },
  "GET /api/notes/markAsRead/:id": { staff: "notAct", params: ({ noteId }) => ({ id: noteId }) },
  "GET /api/notes/markAsHidden/:id": { staff: "notAct", params: ({ noteId }) => ({ id: noteId }) },
  "POST /api/notes/": {
    staff: "notAct",
    body: ({ clientId }) => ({ ClientId: clientId, SiteId: 11, Subject: "Hello", Message: "A word", Language: "en" }),
  },
};
