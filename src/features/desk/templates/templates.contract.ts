import { endpoint } from "../../../shared/endpoint";
import type { Template, TemplateChange, TemplateRetirement } from "./templates.schemas";

const writers = { access: "staff", staff: ["content"] } as const;

/** The templates of messages to clients, for the roles that look after texts. (DESK-32) */
export const templatesContract = {
  getTemplates: endpoint<Template[]>()({ method: "GET", path: "/api/support/templates", ...writers }),
  saveTemplate: endpoint<null, TemplateChange>()({ method: "POST", path: "/api/support/templates", ...writers }),
  /** Retires a template, or offers it again. */
  retireTemplate: endpoint<null, TemplateRetirement>()({
    method: "POST",
    path: "/api/support/templates/retire",
    ...writers,
  }),
} as const;
