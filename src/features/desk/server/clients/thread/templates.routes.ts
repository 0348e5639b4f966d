import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { templatesContract } from "../../../templates/templates.contract";
import { Template, TemplateChange, TemplateRetirement } from "../../../templates/templates.schemas";
import type { TemplatesService } from "./templates.service";

/** The templates of messages to clients. */
export function templatesRoutes(app: FastifyInstance, { templates }: { templates: TemplatesService }): void {
  const nothing = { data: Type.Null() };
  route(app, templatesContract.getTemplates, { data: Type.Array(Template) }, ({ caller }) => templates.list(caller));
  route(app, templatesContract.saveTemplate, { ...nothing, body: TemplateChange }, async ({ caller, body }) => {
    await templates.save(caller, body);
    return null;
  });
  route(app, templatesContract.retireTemplate, { ...nothing, body: TemplateRetirement }, async ({ caller, body }) => {
    await templates.retire(caller, body);
    return null;
  });
}
