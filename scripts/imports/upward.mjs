import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Imports that run up the layers, all of them to tables: by their reason, the files and what they import. A line that is
 * not needed any more fails the check.
 */
const reasons = {
  "who has written a note or a text is a client or a member of staff": {
    "src/features/information/server/information.tables.ts": ["account/server/account.tables"],
    "src/features/information/server/texts.repository.ts": ["account/server/account.tables"],
    "src/features/notes/server/notes.tables.ts": ["account/server/account.tables"],
  },
  "what is left of a credit refers to the refund and the payment that moved it": {
    "src/features/fund/server/fund.tables.ts": ["payments/server/payments.tables", "payments/server/refunds.tables"],
  },
};

/** The files that import something above them, with what they may import. */
export const mayImportUp = new Map(
  Object.values(reasons).flatMap((files) =>
    Object.entries(files).map(([file, targets]) => [file, targets.map((to) => `src/features/${to}.ts`)]),
  ),
);

const isAllowed = ({ from, to }) => mayImportUp.get(from)?.includes(to) ?? false;

/** The violations without the imports above; and those of them that nothing needs any more. */
export function withoutAllowed(root, violations) {
  const [allowed, others] = [true, false].map((is) =>
    violations.filter(({ rule, from, to }) => (rule.startsWith("layer-of-") && isAllowed({ from, to })) === is),
  );
  const unused = [...mayImportUp].flatMap(([file, targets]) =>
    targets
      .filter(
        (target) => existsSync(join(root, file)) && !allowed.some(({ from, to }) => from === file && to === target),
      )
      .map((target) => ({
        rule: "upward-imports-in-use",
        comment: `${file} does not import it any more: take the line out`,
        from: "scripts/imports/upward.mjs",
        to: target,
      })),
  );
  return [...others, ...unused];
}
