import type { PageWords } from "../../shared/pageWords";
import type { NewsIndex } from "./information.schemas";

/** What the page of a news item is called and told by. (WEB-23) */
export const newsWords = ({ Title, Summary }: NewsIndex): PageWords => ({ title: Title, description: Summary });
