import { byClient, byClientAlone, endpoint } from "../../../../shared/endpoint";
import type { LinkOrder, PaymentLink } from "./link.schemas";

/** Paying over a link to Stripe's own page. */
export const linkContract = {
  /**
   * The URL of the plan's open link; if there is none, one is made for the amount due now. The caller has already had
   * the terms accepted, as WIRE-11 says.
   */
  getStripeLinkUrl: endpoint<string>()({
    method: "GET",
    path: "/api/admin/clients/getStripeLinkUrl/:planId/:siteId",
    ...byClientAlone,
    changes: true,
  }),
  createLink: endpoint<PaymentLink, LinkOrder>()({
    method: "POST",
    path: "/api/checkout/links/create",
    ...byClientAlone,
  }),
  /** The plan's latest link; null when there was none. */
  getLink: endpoint<PaymentLink | null>()({
    method: "GET",
    path: "/api/checkout/:planId/link",
    ...byClient,
    nullable: true,
  }),
  /** The client pays another way: the link is closed. */
  closeLink: endpoint<PaymentLink>()({
    method: "POST",
    path: "/api/checkout/links/:paymentId/close",
    ...byClientAlone,
  }),
} as const;

/** Stripe's webhook. Its body is read raw, because the signature covers the raw bytes. */
export const STRIPE_WEBHOOK = "/api/stripe/webhook";
