import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { opinionsContract as contract } from "../opinions.contract";
import {
  Asked,
  CompanyMark,
  NewOpinion,
  OpinionCode,
  OpinionDecision,
  OpinionPage,
  PropertyMark,
  WaitingOpinion,
} from "../opinions.schemas";
import type { OpinionsService } from "./opinions.service";

/** More than there can ever be, and small enough for the database. */
const PageNumber = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Calls of opinions.contract.ts. */
export function opinionsRoutes(app: FastifyInstance, service: OpinionsService): void {
  const ofHotel = { params: Strict({ hotelId: Id, page: PageNumber }), data: OpinionPage };
  route(app, contract.getOpinionsOfHotel, ofHotel, ({ params: { hotelId, page } }) => service.of({ hotelId }, page));
  const ofCompany = { params: Strict({ supplierId: Id, page: PageNumber }), data: OpinionPage };
  route(app, contract.getOpinionsOfCompany, ofCompany, ({ params: { supplierId, page } }) =>
    service.of({ supplierId }, page),
  );
  route(app, contract.getCompanyMarks, { data: Type.Array(CompanyMark) }, () => service.companies());
  route(app, contract.getPropertyMarks, { data: Type.Array(PropertyMark) }, () => service.properties());
  route(app, contract.lookAtAsked, { body: OpinionCode, data: Asked }, ({ body }) => service.asked(body.Code));
  route(app, contract.writeOpinion, { body: NewOpinion, data: Asked }, ({ body }) => service.write(body));
  route(app, contract.getWaitingOpinions, { data: Type.Array(WaitingOpinion) }, ({ caller }) =>
    service.waiting(caller),
  );
  route(app, contract.decideOpinion, { body: OpinionDecision, data: Type.Null() }, async ({ caller, body }) => {
    await service.decide(caller, body);
    return null;
  });
}
