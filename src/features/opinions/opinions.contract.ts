import { endpoint } from "../../shared/endpoint";
import type {
  Asked,
  CompanyMark,
  NewOpinion,
  OpinionCode,
  OpinionDecision,
  OpinionPage,
  PropertyMark,
  WaitingOpinion,
} from "./opinions.schemas";

/** Reviews of properties and rental companies by clients who were there. (REVIEW-1 to REVIEW-6) */
export const opinionsContract = {
  getOpinionsOfHotel: endpoint<OpinionPage>()({
    method: "GET",
    path: "/api/opinions/hotel/:hotelId/:page",
    access: "public",
  }),
  getOpinionsOfCompany: endpoint<OpinionPage>()({
    method: "GET",
    path: "/api/opinions/company/:supplierId/:page",
    access: "public",
  }),
  getCompanyMarks: endpoint<CompanyMark[]>()({ method: "GET", path: "/api/opinions/companies", access: "public" }),
  getPropertyMarks: endpoint<PropertyMark[]>()({ method: "GET", path: "/api/opinions/hotels", access: "public" }),
  /** For the holder of the email's link: the bookings to review. */
  lookAtAsked: endpoint<Asked, OpinionCode>()({
    method: "POST",
    path: "/api/opinions/asked",
    access: "public",
    impersonator: "notAct",
  }),
  writeOpinion: endpoint<Asked, NewOpinion>()({
    method: "POST",
    path: "/api/opinions/write",
    access: "public",
    impersonator: "notAct",
  }),
  getWaitingOpinions: endpoint<WaitingOpinion[]>()({
    method: "GET",
    path: "/api/support/opinions",
    access: "staff",
    staff: ["desk", "content"],
  }),
  decideOpinion: endpoint<null, OpinionDecision>()({
    method: "POST",
    path: "/api/support/opinions/decide",
    access: "staff",
    staff: ["desk", "content"],
  }),
} as const;
