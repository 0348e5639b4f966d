import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { walkFile } from "../sources.mjs";

/** The statuses of bookings, and the rules about them. */
const STATUSES = "src/features/plan/bookings/bookingStatus.ts";
const SCREEN = /^src\/(?:features|products)\/.+\/web\/.+\.tsx?$|^src\/app\/web\//;

const bare = (node) => (/^(?:Ts|Parenthesis)/.test(node.type) && node.expression ? bare(node.expression) : node);
/** The name of what is compared: `Status` in `booking?.Status`. */
const nameOf = (node) => node.value ?? node.property?.value ?? node.base?.property?.value;
const isStatus = (node) => /status|state$/i.test(String(nameOf(bare(node))));

/** The statuses with which a file compares by itself. */
function comparedIn(file, statuses) {
  const found = [];
  walkFile(file, ({ type, operator, left, right }) => {
    if (type !== "BinaryExpression" || !/^[!=]==?$/.test(operator)) return;
    for (const [one, other] of [
      [bare(left), right],
      [bare(right), left],
    ])
      if (one.type === "StringLiteral" && statuses.has(one.value) && isStatus(other)) found.push(one.value);
  });
  return found;
}

/** Screens that compare the status of a booking, about which the rules beside the statechart are to be asked. */
export function statusComparisons(root, files) {
  const declared = join(root, STATUSES);
  if (!existsSync(declared)) return [];
  const statuses = new Set();
  walkFile(declared, ({ type, value }) => type === "StringLiteral" && statuses.add(value));
  const looks = new RegExp(`[!=]== "(?:${[...statuses].join("|")})"`);
  return files
    .filter((file) => SCREEN.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => looks.test(readFileSync(join(root, file), "utf8")))
    .flatMap((file) =>
      comparedIn(join(root, file), statuses).map((status) => ({
        rule: "screens-ask-the-rules",
        comment: "a rule beside the statechart or the status says it: bookingStatus.ts, checkout.selectors.ts",
        from: file,
        to: status,
      })),
    );
}
