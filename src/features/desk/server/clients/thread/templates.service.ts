import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { type Caller, requireStaff } from "../../../../../platform/server/http/caller";
import { type FieldProblem, Problem, wrongField } from "../../../../../platform/server/problem";
import type { Services } from "../../../../../platform/server/services";
import { languages } from "../../../../../shared/language";
import { placeholdersOf, unknownPlaceholders } from "../../../templates/templates.rules";
import type { Template, TemplateChange, TemplateRetirement } from "../../../templates/templates.schemas";
import { everyTemplate, insertTemplate, lockTemplate, updateTemplate } from "./templates.repository";

export type TemplatesService = ReturnType<typeof templatesService>;

/** The templates of messages to clients, in every language. (DESK-32) */
export function templatesService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /** For staff; with retired ones. */
    list: async (caller: Caller): Promise<Template[]> => {
      requireStaff(caller);
      return (await everyTemplate(db)).map(({ id, occasion, words, changedAt, retiredAt }) => ({
        TemplateId: id,
        Occasion: occasion,
        Words: words,
        ChangedAt: changedAt,
        RetiredAt: retiredAt,
      }));
    },

    /**
     * For staff: creates or changes a template. Throws `invalid`, also for a placeholder that its occasion does not
     * have, `notFound`, and `support.templateChanged` if it has changed since it was loaded.
     */
    save: async (caller: Caller, { TemplateId, Occasion, Words, Seen }: TemplateChange): Promise<void> => {
      requireStaff(caller);
      const change = { Occasion, Words };
      requireKnown(change);
      await db.transaction(async (tx) => {
        const at = now();
        const known = TemplateId === null ? null : await lockTemplate(tx, TemplateId);
        if (known === undefined) throw new Problem("notFound");
        if (known && known.changedAt !== Seen) throw new Problem("support.templateChanged");
        if (known) {
          const changedAt = Math.max(at, (known.changedAt ?? 0) + 1);
          await updateTemplate(tx, known.id, { occasion: Occasion, words: change.Words, changedAt });
        }
        const id = known?.id ?? (await insertTemplate(tx, change, at));
        const action = known ? "template.changed" : "template.added";
        await writeAudit(tx, { at, caller, action, subject: `template ${id}`, facts: { occasion: Occasion } });
      });
    },

    /** For staff: retires a template or offers it again; repeating it has no effect. Throws `notFound`. */
    retire: async (caller: Caller, { TemplateId, Retired }: TemplateRetirement): Promise<void> => {
      requireStaff(caller);
      await db.transaction(async (tx) => {
        const existing = await lockTemplate(tx, TemplateId);
        if (!existing) throw new Problem("notFound");
        if ((existing.retiredAt !== null) === Retired) return;
        const at = now();
        await updateTemplate(tx, TemplateId, { retiredAt: Retired ? at : null });
        const action = Retired ? "template.retired" : "template.returned";
        await writeAudit(tx, { at, caller, action, subject: `template ${TemplateId}` });
      });
    },
  };
}

/** Requires every language once, no empty text, and no placeholder that the occasion does not have. */
function requireKnown({ Occasion, Words }: Pick<TemplateChange, "Occasion" | "Words">): void {
  if (!languages.every((language) => Words.some(({ Language }) => Language === language)))
    throw wrongField("Words", "required");
  const known = placeholdersOf(Occasion)
    .map((name) => `{${name}}`)
    .join(" ");
  const problems = Words.flatMap((words, place) =>
    (["Title", "Subject", "Text"] as const).flatMap((part): FieldProblem[] => {
      const Field = `Words.${place}.${part}`;
      if (words[part] === "") return [{ Field, Code: "required" }];
      const found = part === "Title" ? [] : unknownPlaceholders(words[part], Occasion);
      return found.length > 0 ? [{ Field, Code: "placeholderUnknown", facts: { found: found.join(" "), known } }] : [];
    }),
  );
  if (problems.length > 0) throw new Problem("invalid", {}, problems);
}
