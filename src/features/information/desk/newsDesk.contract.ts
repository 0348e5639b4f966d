import { endpoint } from "../../../shared/endpoint";
import type { DeskNews, NewsChange, NewsRetirement } from "./newsDesk.schemas";

const writers = { access: "staff", staff: ["content"] } as const;

/** The news as they are written: for the owner and for who looks after the texts. (INFO-20) */
export const newsDeskContract = {
  getDeskNews: endpoint<DeskNews[]>()({ method: "GET", path: "/api/support/news", ...writers }),
  saveNews: endpoint<null, NewsChange>()({ method: "POST", path: "/api/support/news", ...writers }),
  /** Shows it no more, or again. */
  retireNews: endpoint<null, NewsRetirement>()({ method: "POST", path: "/api/support/news/retire", ...writers }),
} as const;
