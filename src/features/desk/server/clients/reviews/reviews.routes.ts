import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { requireStaff } from "../../../../../platform/server/http/caller";
import { route } from "../../../../../platform/server/http/route";
import { Id, Lang, Strict } from "../../../../../shared/schemas";
import { Alternative, ReviewedDocument, Reviews } from "../../../reviews.schemas";
import { supportContract } from "../../../support.contract";
import type { DeskAlternatives } from "../../services/bookings/alternatives";
import type { ReviewsService } from "./reviews.service";

type Deps = { reviews: ReviewsService; alternatives: Pick<DeskAlternatives, "list"> };

/** The reviews by staff. */
export function reviewRoutes(app: FastifyInstance, { reviews, alternatives }: Deps): void {
  route(app, supportContract.getReviews, { params: Strict({ lang: Lang }), data: Reviews }, ({ caller }) =>
    reviews.getReviews(caller),
  );
  route(
    app,
    supportContract.getReviewedDocument,
    { params: Strict({ documentId: Id }), data: ReviewedDocument },
    ({ caller, params }) => reviews.getDocument(caller, params.documentId),
  );
  route(
    app,
    supportContract.getAlternatives,
    { params: Strict({ bookingId: Id, lang: Lang }), data: Type.Array(Alternative) },
    async ({ caller, params }) => {
      requireStaff(caller);
      return alternatives.list(params.bookingId);
    },
  );
}
