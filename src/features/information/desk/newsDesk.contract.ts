import { endpoint } from "../../../shared/endpoint";
import type { DeskNews, NewsChange, NewsRetirement } from "./newsDesk.schemas";

const writers = { access: "staff", staff: ["content"] } as const;

/** Editing of the news, for the roles that look after texts. (INFO-20) */
export const newsDeskContract = {
  getDeskNews: endpoint<DeskNews[]>()({ method: "GET", path: "/api/support/news", ...writers }),
  saveNews: endpoint<null, NewsChange>()({ method: "POST", path: "/api/support/news", ...writers }),
  /** Takes an item down, or shows it again. */
  retireNews: endpoint<null, NewsRetirement>()({ method: "POST", path: "/api/support/news/retire", ...writers }),
} as const;
