import { readFileSync } from "node:fs";
import { join } from "node:path";
import { walkFile } from "../sources.mjs";

/** The name of a field in a body or answer: it begins with a capital letter. */
const isField = (name) => /^[A-Z][a-z]/.test(name);

const bare = (expression) => (expression?.type === "ParenthesisExpression" ? bare(expression.expression) : expression);

const nameOf = (property) => String(property.key?.value ?? property.value ?? "");

const fieldsIn = (expression) =>
  bare(expression)?.type === "ObjectExpression" ? bare(expression).properties.map(nameOf).filter(isField) : [];

/** What a conditional spread may add: `...(a && { B })`, `...(a ? { B } : {})`. */
function conditionalFields(spread) {
  const expression = bare(spread);
  if (expression.type === "BinaryExpression" && ["&&", "||", "??"].includes(expression.operator))
    return [...conditionalFields(expression.left), ...fieldsIn(expression.right)];
  if (expression.type === "ConditionalExpression")
    return [...fieldsIn(expression.consequent), ...fieldsIn(expression.alternate)];
  return [];
}

/**
 * Places at which TypeScript does not compare the field names of a body or an answer with its contract: in a literal
 * that is spread conditionally, and in a literal that is sent under a name without a type (CONTRIBUTING.md).
 */
export function looseFields(file) {
  const spread = [];
  const untyped = new Set();
  const triggers = new Set(["body"]);
  const sent = [];
  walkFile(file, (node) => {
    if (node.type === "SpreadElement") spread.push(...conditionalFields(node.arguments));
    else if (node.type === "VariableDeclarator") {
      if (isUntyped(node)) untyped.add(node.id.value);
      const trigger = triggerIn(node);
      if (trigger) triggers.add(trigger);
    } else sent.push(...namesSent(node));
  });
  const isSent = ({ by, name }) => (triggers.has(by) || hook.test(by)) && untyped.has(name);
  return [...spread, ...sent.filter(isSent).map(({ name }) => name)];
}

const hook = /^use\w+(Mutation|Query)$/;

const isUntyped = ({ id, init }) => id.type === "Identifier" && !id.typeAnnotation && fieldsIn(init).length > 0;

/** `send` in `const [send] = useSendMutation()`. */
const triggerIn = ({ id, init }) =>
  init?.type === "CallExpression" && hook.test(String(init.callee.value)) ? id.elements?.[0]?.value : undefined;

/** The names that a call or a property `body` passes on, with the name of the function that receives them. */
function namesSent({ type, callee, arguments: given, key, value, properties }) {
  if (type === "CallExpression")
    return given.map(({ expression }) => ({ by: String(callee.value), name: bare(expression).value }));
  if (type === "KeyValueProperty") return [{ by: String(key.value), name: bare(value).value }];
  if (type !== "ObjectExpression") return [];
  return properties.filter((one) => one.type === "Identifier").map((one) => ({ by: one.value, name: one.value }));
}

/** The product's files with such fields. */
export function looseBodies(root, files) {
  return files
    .filter((file) => /^(src|stand-ins)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /\.\.\.\(|Mutation|\bbody\b/.test(readFileSync(join(root, file), "utf8")))
    .flatMap((file) =>
      looseFields(join(root, file)).map((name) => ({
        rule: "bodies-are-exact",
        comment: "a field of a body or answer stands in a literal of its type: `Name: value || undefined`",
        from: file,
        to: name,
      })),
    );
}
