import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { documentsContract } from "../documents.contract";
import {
  CheckOutcome,
  ClientDocument,
  DocumentProcess,
  GivenDocument,
  NeededDocuments,
  ProcessType,
  StartedProcess,
} from "../documents.schemas";
import type { DocumentsService } from "./documents.service";

const OfPlan = Strict({ clientId: Id, planId: Id });
/** 0, or an IdentityDocumentType of WIRE-19. */
const DocType = Type.Integer({ minimum: 0, maximum: 4 });

export function documentsRoutes(app: FastifyInstance, documents: DocumentsService): void {
  route(
    app,
    documentsContract.getNeededDocuments,
    { params: OfPlan, data: NeededDocuments },
    ({ caller, params: { clientId, planId } }) => documents.getNeededDocuments(caller, clientId, planId),
  );
  route(
    app,
    documentsContract.getClientDocuments,
    { params: Strict({ clientId: Id, docType: DocType }), data: Type.Array(ClientDocument) },
    ({ caller, params: { clientId, docType } }) => documents.getClientDocuments(caller, clientId, docType),
  );
  route(app, documentsContract.giveDocument, { body: GivenDocument, data: ClientDocument }, ({ caller, body }) =>
    documents.giveDocument(caller, body),
  );
  route(
    app,
    documentsContract.checkLicenseAge,
    { params: Strict({ clientId: Id }), data: CheckOutcome },
    ({ caller, params }) => documents.checkLicenseAge(caller, params.clientId),
  );
  route(
    app,
    documentsContract.checkPassportValidPeriod,
    { params: OfPlan, data: CheckOutcome },
    ({ caller, params: { clientId, planId } }) => documents.checkPassportValidPeriod(caller, clientId, planId),
  );
  route(
    app,
    documentsContract.startProcessClientDocument,
    { body: StartedProcess, data: DocumentProcess },
    ({ caller, body }) => documents.startProcess(caller, body),
  );
  route(
    app,
    documentsContract.getProcessClientDocumentStatus,
    { params: Strict({ clientId: Id, docType: ProcessType }), data: DocumentProcess },
    ({ caller, params: { clientId, docType } }) => documents.getProcess(caller, clientId, docType),
  );
}
