import type { PageWords } from "../../shared/pageWords";
import type { NewsIndex } from "./information.schemas";

/** Title and description of the page of a news item. (WEB-23) */
export const newsWords = ({ Title, Summary }: NewsIndex): PageWords => ({ title: Title, description: Summary });
