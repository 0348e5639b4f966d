import { endpoint } from "../../../shared/endpoint";
import type { DeskText, DeskTextVersion, QuestionsPublication, SectionedTextPublication } from "./textsDesk.schemas";

const writers = { access: "staff", staff: ["content"] } as const;

/** Editing of policies, questions and guides, for the roles that look after texts. (INFO-21) */
export const textsDeskContract = {
  getDeskTexts: endpoint<DeskText[]>()({ method: "GET", path: "/api/support/texts", ...writers }),
  getDeskText: endpoint<DeskTextVersion>()({ method: "GET", path: "/api/support/texts/:name/:version", ...writers }),
  publishSectionedText: endpoint<null, SectionedTextPublication>()({
    method: "POST",
    path: "/api/support/texts/sectioned",
    ...writers,
  }),
  publishQuestions: endpoint<null, QuestionsPublication>()({
    method: "POST",
    path: "/api/support/texts/questions",
    ...writers,
  }),
} as const;
