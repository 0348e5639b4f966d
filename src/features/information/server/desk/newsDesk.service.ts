import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { type FieldProblem, Problem, wrongField } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { DEFAULT_LANGUAGE } from "../../../../shared/constants";
import { havanaDate } from "../../../../shared/havana";
import { languages } from "../../../../shared/language";
import type { DeskNews, NewsChange, NewsRetirement, NewsWords } from "../../desk/newsDesk.schemas";
import { paragraphsOf, typedParagraphs } from "../../desk/writing.rules";
import { NEWS_SINCE } from "../../news.rules";
import type { NewsTexts } from "../longTexts";
import { categories } from "../news.data";
import { everyNews, insertNews, lockNews, updateNews } from "./newsDesk.repository";

export type NewsDeskService = ReturnType<typeof newsDeskService>;

/** Editing of the news, in every language. (INFO-20) */
export function newsDeskService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For staff: all items, including future and retired ones. */
    list: async (caller: Caller): Promise<DeskNews[]> => {
      requireStaff(caller);
      const today = havanaDate(now());
      return (await everyNews(db)).map(({ item, category }) => ({
        NewsId: item.id,
        Category: category,
        PublishedOn: item.publishedOn,
        Ahead: item.publishedOn > today,
        Words: wordsOf(item.texts),
        ChangedAt: item.changedAt,
        RetiredAt: item.retiredAt,
      }));
    },

    /**
     * For staff: creates an item, or changes its text and date. Throws `invalid`, `notFound`, and
     * `information.changedMeanwhile` if it has changed since it was loaded.
     */
    save: async (caller: Caller, { NewsId, Category, PublishedOn, Words, Seen }: NewsChange): Promise<void> => {
      requireStaff(caller);
      const texts = textsOf(Words);
      if (PublishedOn < NEWS_SINCE) throw wrongField("PublishedOn", "date");
      const written = { categoryId: idOf(Category), publishedOn: PublishedOn, texts };
      await db.transaction(async (tx) => {
        const at = now();
        const known = NewsId === null ? null : await lockNews(tx, NewsId);
        if (known === undefined) throw new Problem("notFound");
        if (known && known.changedAt !== Seen) throw new Problem("information.changedMeanwhile");
        // Two changes within a millisecond must differ, as `Seen` is compared with it.
        const changedAt = Math.max(at, (known?.changedAt ?? 0) + 1);
        if (known) await updateNews(tx, known.id, { ...written, changedAt });
        const id = known?.id ?? (await insertNews(tx, { ...written, changedAt }));
        const action = known ? "news.changed" : "news.added";
        await writeAudit(tx, { at, caller, action, subject: `news ${id}`, facts: { publishedOn: PublishedOn } });
      });
    },

    /** For staff: takes an item down or shows it again; repeating it has no effect. Throws `notFound`. */
    retire: async (caller: Caller, { NewsId, Retired }: NewsRetirement): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const existing = await lockNews(tx, NewsId);
        if (!existing) throw new Problem("notFound");
        if ((existing.retiredAt !== null) === Retired) return;
        const at = now();
        await updateNews(tx, NewsId, { retiredAt: Retired ? at : null });
        const action = Retired ? "news.retired" : "news.returned";
        await writeAudit(tx, { at, caller, action, subject: `news ${NewsId}` });
      });
    },
  };
}

function idOf(code: NewsChange["Category"]): number {
  const found = categories.find((category) => category.code === code);
  if (!found) throw wrongField("Category");
  return found.id;
}

const inOneLine = (typed: string) => typed.replace(/\s*\n\s*/g, " ");

function wordsOf(texts: NewsTexts): NewsWords[] {
  return languages.flatMap((Language) => {
    const { title, summary, body } = texts[Language] ?? {};
    if (title === undefined || summary === undefined || body === undefined) return [];
    return [{ Language, Title: title, Summary: summary, Body: typedParagraphs(body) }];
  });
}

/** Without empty languages. Throws `invalid` for a language that is incomplete or given twice. */
function textsOf(words: readonly NewsWords[]): NewsTexts {
  const problems: FieldProblem[] = [];
  const written: Partial<NewsTexts> = {};
  for (const [place, { Language, Title, Body, ...typed }] of words.entries()) {
    const Summary = inOneLine(typed.Summary);
    const parts = Object.entries({ Title, Summary, Body });
    if (Language !== DEFAULT_LANGUAGE && parts.every(([, part]) => part === "")) continue;
    for (const [part, text] of parts)
      if (text === "") problems.push({ Field: `Words.${place}.${part}`, Code: "required" });
    if (written[Language]) problems.push({ Field: `Words.${place}.Language`, Code: "unknownChoice" });
    written[Language] = { title: Title, summary: Summary, body: paragraphsOf(Body) };
  }
  if (problems.length > 0) throw new Problem("invalid", {}, problems);
  const inDefault = written[DEFAULT_LANGUAGE];
  if (!inDefault) throw wrongField("Words", "required");
  return { ...written, [DEFAULT_LANGUAGE]: inDefault };
}
