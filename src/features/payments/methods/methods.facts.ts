import type { MethodFacts } from "../methodFacts";
import { cloverFacts } from "./clover/clover.facts";
import { payeezyFacts } from "./payeezy/payeezy.facts";
import { stripeFacts } from "./stripe/stripe.facts";
import { transferFacts } from "./transfer/transfer.facts";

/** Every payment method, by one line each; beside methods.server.ts and methods.web.ts (docs/decisions.md). */
const methodFacts: readonly MethodFacts[] = [cloverFacts, payeezyFacts, stripeFacts, transferFacts];

/** The facts of a method by its number, such as a stored one; undefined: there is no such method. */
export const factsOfMethod = (id: number): MethodFacts | undefined => methodFacts.find((method) => method.id === id);

/** True: staff enter what arrives, maybe in parts, and send refunds by hand. */
export const isMovedByStaff = (id: number): boolean => factsOfMethod(id)?.movedBy === "staff";

/** A card method, for callers that need one before the client has chosen any. */
export const aCardMethod = cloverFacts.id;
