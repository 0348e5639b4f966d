import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { type FieldProblem, Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { havanaDate } from "../../../../shared/havana";
import { inEveryLanguage } from "../../../../shared/inEveryLanguage";
import type { Language } from "../../../../shared/language";
import type {
  DeskText,
  DeskTextVersion,
  QuestionsPublication,
  SectionedTextPublication,
  TextVersion,
} from "../../desk/textsDesk.schemas";
import { questionsOf, sectionedTextOf, writtenQuestions, writtenSectionedText } from "../../desk/writtenText.rules";
import type { Figures } from "../../figures.rules";
import { type SectionedTextName, sectionedTextNames, type TextName, textNames } from "../../texts.rules";
import { longText, type Texts } from "../longTexts";
import { insertText, newestVersions, publishedText, textVersions } from "../texts.repository";
import { questionsProblems, sectionedTextProblems } from "./textProblems";

export type TextsDeskDeps = Pick<Services, "db" | "now"> & {
  /** The figures in texts, by the current rules and rates. */
  figures: () => Promise<Figures>;
  /** First and last names by the ids of those who published. */
  namesOf: (db: Tx, clientIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
};

export type TextsDeskService = ReturnType<typeof textsDeskService>;

type InLanguages<Name extends TextName> = Record<Language, Texts[Name]>;

/** Editing of policies, questions and guides, in every language and in versions. (INFO-21) */
export function textsDeskService({ db, now, figures, namesOf }: TextsDeskDeps) {
  /** The published versions of a text or of all, newest first. */
  async function published(name?: TextName): Promise<{ name: TextName; version: TextVersion }[]> {
    const rows = await textVersions(db, name);
    const authors = [...new Set(rows.map(({ by }) => by))];
    const names = await namesOf(db, authors);
    return rows.map((row) => ({ name: row.name, version: toVersion(row, names.get(row.by) ?? null) }));
  }

  async function versionsOf(name: TextName): Promise<TextVersion[]> {
    return [...(await published(name)).map(({ version }) => version), DELIVERED];
  }

  /** A version's text in every language; undefined if there is no such version. */
  async function textsOf<Name extends TextName>(name: Name, version: number): Promise<InLanguages<Name> | undefined> {
    return version === 0 ? delivered(name) : (await publishedText(db, name, version))?.texts;
  }

  /** Publishes the version after `seen`. Throws `information.changedMeanwhile` if that is not the newest any more. */
  async function publish<Name extends TextName>(
    caller: Caller,
    { name, seen, reason }: { name: Name; seen: number; reason: string },
    write: (language: Language, since: string) => Texts[Name],
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const at = now();
      const texts = inEveryLanguage((language) => write(language, havanaDate(at)));
      const version = seen + 1;
      const isNewest = ((await newestVersions(tx)).get(name) ?? 0) === seen;
      const row = { name, version, texts, publishedAt: at, publishedBy: caller.clientId, reason };
      if (!isNewest || !(await insertText(tx, row))) throw new Problem("information.changedMeanwhile");
      await writeAudit(tx, {
        at,
        caller,
        action: "text.published",
        subject: `text ${name}`,
        reason,
        facts: { version },
      });
    });
  }

  return {
    /** For staff: every text with its version in force. */
    list: async (caller: Caller): Promise<DeskText[]> => {
      requireStaff(caller);
      const newest = await published();
      return textNames.map((Name) => {
        const held = newest.find(({ name }) => name === Name);
        return { Name, ...(held?.version ?? DELIVERED) };
      });
    },

    /** For staff: a version, to read or to edit from; 0 is the delivered text. Throws `notFound`. */
    version: async (caller: Caller, name: TextName, version: number): Promise<DeskTextVersion> => {
      requireStaff(caller);
      const versions = await versionsOf(name);
      const found = versions.find(({ Version }) => Version === version);
      if (!found) throw new Problem("notFound");
      const sectioned = isSectioned(name) ? await textsOf(name, version) : undefined;
      const questions = name === "faq" ? await textsOf(name, version) : undefined;
      return {
        Name: name,
        ...found,
        Versions: versions,
        SectionedText: sectioned ? writtenSectionedText(sectioned) : null,
        Questions: questions ? writtenQuestions(questions) : null,
        Figures: Object.entries(await figures()).map(([Name, value]) => ({
          Name,
          Value: value === null ? null : String(value),
        })),
      };
    },

    /**
     * For staff: publishes a policy or guide in every language. Throws `invalid` with the wrong fields, and
     * `information.changedMeanwhile` if another version was published since.
     */
    publishSectionedText: async (
      caller: Caller,
      { Name, SectionedText, Seen, Reason }: SectionedTextPublication,
    ): Promise<void> => {
      requireStaff(caller);
      refuse(sectionedTextProblems(SectionedText, Object.keys(await figures())));
      await publish(caller, { name: Name, seen: Seen, reason: Reason }, (language, since) =>
        sectionedTextOf(SectionedText, language, since),
      );
    },

    /** The same for the questions about all products. */
    publishQuestions: async (caller: Caller, { Questions, Seen, Reason }: QuestionsPublication): Promise<void> => {
      requireStaff(caller);
      refuse(questionsProblems(Questions, Object.keys(await figures())));
      await publish(caller, { name: "faq", seen: Seen, reason: Reason }, (language) =>
        questionsOf(Questions, language),
      );
    },
  };
}

const DELIVERED: TextVersion = { Version: 0, PublishedAt: null, PublishedBy: null, Reason: null };

type VersionRow = Awaited<ReturnType<typeof textVersions>>[number];
const toVersion = ({ version, at, reason }: VersionRow, author: string | null): TextVersion => ({
  Version: version,
  PublishedAt: at,
  PublishedBy: author,
  Reason: reason,
});

const isSectioned = (name: TextName): name is SectionedTextName => sectionedTextNames.some((one) => one === name);

const delivered = <Name extends TextName>(name: Name): InLanguages<Name> =>
  inEveryLanguage((language): Texts[Name] => longText(language, name));

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new Problem("invalid", {}, [...problems]);
}
