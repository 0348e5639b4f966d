import { endpoint } from "../../../shared/endpoint";
import type { Template, TemplateChange, TemplateRetirement } from "./templates.schemas";

const writers = { access: "staff", staff: ["content"] } as const;

/** What staff begin their messages to clients with: for the owner and for who looks after the texts. (DESK-32) */
export const templatesContract = {
  getTemplates: endpoint<Template[]>()({ method: "GET", path: "/api/support/templates", ...writers }),
  saveTemplate: endpoint<null, TemplateChange>()({ method: "POST", path: "/api/support/templates", ...writers }),
  /** Offers it no more, or again. */
  retireTemplate: endpoint<null, TemplateRetirement>()({
    method: "POST",
    path: "/api/support/templates/retire",
    ...writers,
  }),
} as const;
