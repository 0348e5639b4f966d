import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { Alternatives } from "../../../features/car/server/alternatives.service";
import { route } from "../../../server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { AlternativeCar, ReviewedDocument, Reviews } from "../reviews.schemas";
import { supportContract } from "../support.contract";
import type { ReviewsService } from "./reviews.service";
import { requireStaff } from "./staff";

const Lang = Type.String({ maxLength: 5 });

type Parts = { reviews: ReviewsService; alternatives: Pick<Alternatives, "list"> };

/** What staff look at before they decide. */
export function reviewRoutes(app: FastifyInstance, { reviews, alternatives }: Parts): void {
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
    { params: Strict({ bookingId: Id, lang: Lang }), data: Type.Array(AlternativeCar) },
    async ({ caller, params }) => {
      requireStaff(caller);
      const found = await alternatives.list(params.bookingId);
      return found.map(({ offer: { supplier, model, carClass, price }, payNow }) => ({
        SupplierId: supplier.id,
        SupplierName: supplier.name,
        ModelId: model.id,
        ModelName: model.name,
        ClassName: carClass.code,
        ListPrice: price.payNow,
        PayNow: payNow,
        PayInCuba: price.payInCuba,
      }));
    },
  );
}
