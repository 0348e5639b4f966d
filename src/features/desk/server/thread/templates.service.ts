import { writeAudit } from "../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../platform/server/http/caller";
import { plainText } from "../../../../platform/server/plainText";
import { type FieldProblem, Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { languages } from "../../../../shared/language";
import { placeholdersOf, unknownIn } from "../../thread/templates.rules";
import type { Template, TemplateChange, TemplateRetirement, TemplateWords } from "../../thread/templates.schemas";
import { everyTemplate, insertTemplate, lockTemplate, updateTemplate } from "./templates.repository";

export type TemplatesService = ReturnType<typeof templatesService>;

/** What staff begin their messages to clients with, in every language. (DESK-32) */
export function templatesService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** Staff: also retired ones. */
    list: async (caller: Caller): Promise<Template[]> => {
      requireStaff(caller);
      return (await everyTemplate(db)).map(({ id, occasion, words, changedAt, retiredAt }) => ({
        ...{ TemplateId: id, Occasion: occasion, Words: words, ChangedAt: changedAt, RetiredAt: retiredAt },
      }));
    },

    /**
     * Staff: creates or changes a template. A placeholder that its occasion does not have is an error of the field.
     * Throws `invalid`, `notFound`, and `support.templateChanged` if it has changed since it was seen.
     */
    save: async (caller: Caller, { TemplateId, Occasion, Words, Seen }: TemplateChange): Promise<void> => {
      requireStaff(caller);
      const change = { Occasion, Words: cleaned(Words) };
      requireKnown(change);
      await db.transaction(async (tx) => {
        const at = now();
        const known = TemplateId === null ? null : await lockTemplate(tx, TemplateId);
        if (known === undefined) throw new Problem("notFound");
        if (known && known.changedAt !== Seen) throw new Problem("support.templateChanged");
        if (known) {
          const changedAt = Math.max(at, known.changedAt + 1);
          await updateTemplate(tx, known.id, { occasion: Occasion, words: change.Words, changedAt });
        }
        const id = known?.id ?? (await insertTemplate(tx, change, at));
        const action = known ? "template.changed" : "template.added";
        await writeAudit(tx, { at, caller, action, subject: `template ${id}`, facts: { occasion: Occasion } });
      });
    },

    /** Staff: offers one no more, or again; done twice it is done once. Throws `notFound`. */
    retire: async (caller: Caller, { TemplateId, Retired }: TemplateRetirement): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const known = await lockTemplate(tx, TemplateId);
        if (!known) throw new Problem("notFound");
        if ((known.retiredAt !== null) === Retired) return;
        const at = now();
        await updateTemplate(tx, TemplateId, { retiredAt: Retired ? at : null });
        const action = Retired ? "template.retired" : "template.returned";
        await writeAudit(tx, { at, caller, action, subject: `template ${TemplateId}` });
      });
    },
  };
}

function cleaned(words: readonly TemplateWords[]): TemplateWords[] {
  return words.map(({ Language, Title, Subject, Text }) => ({
    ...{ Language, Title: plainText(Title), Subject: plainText(Subject), Text: plainText(Text) },
  }));
}

/** Every language once, nothing empty, and no placeholder that the occasion does not know. */
function requireKnown({ Occasion, Words }: Pick<TemplateChange, "Occasion" | "Words">): void {
  if (!languages.every((language) => Words.some(({ Language }) => Language === language)))
    throw new Problem("invalid", {}, [{ Field: "Words", Code: "required" }]);
  const known = placeholdersOf(Occasion)
    .map((name) => `{${name}}`)
    .join(" ");
  const problems = Words.flatMap((words, place) =>
    (["Title", "Subject", "Text"] as const).flatMap((part): FieldProblem[] => {
      const Field = `Words.${place}.${part}`;
      if (words[part] === "") return [{ Field, Code: "required" }];
      const found = part === "Title" ? [] : unknownIn(words[part], Occasion);
      return found.length > 0 ? [{ Field, Code: "placeholderUnknown", facts: { found: found.join(" "), known } }] : [];
    }),
  );
  if (problems.length > 0) throw new Problem("invalid", {}, problems);
}
