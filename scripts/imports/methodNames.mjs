import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const METHODS = "src/features/payments/methods";

/**
 * Product files outside the methods' folders that may name a method, each with its reason. An unused line fails the
 * check.
 */
export const mayNameMethods = {
  "src/shared/enumerations.ts": "the numbers, as the specification has them",
  "src/features/desk/web/money/transfers/ArrivalForm.tsx": "staff match transfers by hand",
  "src/features/desk/web/money/transfers/ConfirmArrivalDialog.tsx": "staff match transfers by hand",
  "src/features/desk/web/money/transfers/DeskTransferCard.tsx": "staff match transfers by hand",
  "src/features/desk/web/money/transfers/EnteredText.tsx": "staff match transfers by hand",
  "src/features/desk/web/money/transfers/transfers.api.ts": "staff match transfers by hand",
  "src/tools/inspector/faults.schemas.ts": "QA sets the faults of each provider's stand-in",
  "src/tools/inspector/server/faults.service.ts": "QA sets the faults of each provider's stand-in",
  "src/tools/inspector/web/scenarios/FaultsPanel.tsx":
    "what happens to a link's money afterwards is set for links only",
  "src/tools/inspector/inspector.scenarios.ts": "QA's scenarios of one method",
  "src/tools/inspector/server/changeScenes.ts": "QA's payments of what a change costs more, by either card method",
  "src/tools/inspector/server/recreatingPayments.ts": "a plan is paid again as it was paid",
  "src/tools/inspector/server/recreatingCalls.ts": "a plan is paid again as it was paid",
  "src/tools/inspector/server/scenarios.ts": "QA's scenarios of one method",
  "src/tools/inspector/server/scenes.methods.ts": "QA's scenarios of one method",
  "src/tools/inspector/server/scenes.order.ts": "QA's scenarios are paid by card",
  "src/tools/inspector/server/scenes.ts": "QA's scenarios are paid by card",
  "src/tools/inspector/server/world.ts": "QA's scenarios ask for tokens of cards",
  "src/art/scenes/parts/coast.tsx": "draws stripes",
};

/** The product's folders of payment methods, without server/ and web/, which hold the lists. */
function methodsUnder(root) {
  const folder = join(root, METHODS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !["server", "web"].includes(entry.name) ? [entry.name] : [],
  );
}

/**
 * A pattern for the names of a method. "transfer" is also a word of the plan's chart, so for it only the folder counts.
 */
function namesOf(methods) {
  const words = methods.filter((method) => method !== "transfer");
  return new RegExp(
    [
      "PaymentProvider\\.\\w",
      "\\bmethod(Id)?\\s*[!=]==?\\s*\\d",
      ...methods.map((method) => `methods/${method}/`),
      ...words,
    ].join("|"),
    "i",
  );
}

/** Files that name a payment method instead of asking the lists about its capabilities (docs/decisions.md). */
export function methodNames(root, files) {
  const methods = methodsUnder(root);
  if (methods.length === 0) return [];
  const named = namesOf(methods);
  const found = files
    .filter((file) => file.startsWith("src/") && !file.startsWith(`${METHODS}/`) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const name = named.exec(readFileSync(join(root, file), "utf8"))?.[0];
      return name === undefined ? [] : [{ file, name }];
    });
  const naming = new Set(found.map(({ file }) => file));
  return [
    ...found
      .filter(({ file }) => !(file in mayNameMethods))
      .map(({ file, name }) => ({
        rule: "methods-by-what-they-can",
        comment: "outside its folder a payment method is asked for by what it can do, in the lists of payments/methods",
        from: file,
        to: name,
      })),
    ...Object.keys(mayNameMethods)
      .filter((file) => files.includes(file) && !naming.has(file))
      .map((file) => ({
        rule: "method-exceptions-in-use",
        comment: "it names no payment method any more: take the line out",
        from: "scripts/imports/methodNames.mjs",
        to: file,
      })),
  ];
}
