import { endpoint } from "../../../../shared/endpoint";
import type { LinkOrder, PaymentLink } from "./link.schemas";

/** Paying over a link to Stripe's own page. */
export const linkContract = {
  /**
   * The address of the plan's open link; where there is none, one is made for what the plan costs now. Whoever calls it
   * has had the terms accepted, as WIRE-11 has it.
   */
  getStripeLinkUrl: endpoint<string>()({
    method: "GET",
    path: "/api/admin/clients/getStripeLinkUrl/:planId/:siteId",
    access: "client",
    impersonator: "notAct",
    changes: true,
  }),
  createLink: endpoint<PaymentLink, LinkOrder>()({
    method: "POST",
    path: "/api/checkout/links/create",
    access: "client",
    impersonator: "notAct",
  }),
  /** The plan's latest link; null when there was none. */
  getLink: endpoint<PaymentLink | null>()({
    method: "GET",
    path: "/api/checkout/:planId/link",
    access: "client",
    impersonator: "act",
  }),
  /** The client pays another way: the link is closed. */
  closeLink: endpoint<PaymentLink>()({
    method: "POST",
    path: "/api/checkout/links/:paymentId/close",
    access: "client",
    impersonator: "notAct",
  }),
} as const;

/** Stripe's webhook: signed, so that the body is read raw. */
export const STRIPE_WEBHOOK = "/api/stripe/webhook";
