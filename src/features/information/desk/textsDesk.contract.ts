import { endpoint } from "../../../shared/endpoint";
import type { DeskText, DeskTextVersion, DocumentPublication, QuestionsPublication } from "./textsDesk.schemas";

const writers = { access: "staff", staff: ["content"] } as const;

/** Editing of policies, questions and guides, for the roles that look after texts. (INFO-21) */
export const textsDeskContract = {
  getDeskTexts: endpoint<DeskText[]>()({ method: "GET", path: "/api/support/texts", ...writers }),
  getDeskText: endpoint<DeskTextVersion>()({ method: "GET", path: "/api/support/texts/:name/:version", ...writers }),
  publishDocument: endpoint<null, DocumentPublication>()({
    method: "POST",
    path: "/api/support/texts/document",
    ...writers,
  }),
  publishQuestions: endpoint<null, QuestionsPublication>()({
    method: "POST",
    path: "/api/support/texts/questions",
    ...writers,
  }),
} as const;
