import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { serverText } from "../../../platform/web/ui/failures/serverText";
import type { MessageId } from "../../../shared/messageId";
import { comparedIn } from "../saved.rules";
import { useSaved } from "./useSaved";

/** The browser's items of one kind, and how its feature shows them. (LODGE-24, LODGE-26) */
export type Shelf = {
  readonly kind: string;
  readonly heading: MessageId;
  readonly seenHeading: MessageId;
  /** The items that are still on sale. */
  readonly saved: readonly string[];
  readonly seen: readonly string[];
  readonly compared: readonly string[];
  /** Why it cannot be shown, and how to try again. */
  readonly failed: { readonly error: Parameters<typeof serverText>[0]; readonly retry: () => void } | null;
  /** Renders the cards of these items, with actions below each. */
  readonly cards: (items: readonly string[], foot?: Foot) => ReactNode;
  readonly comparison: (items: readonly string[], onRemove: (item: string) => void) => ReactNode;
};

export type Foot = (item: string, name: string) => ReactNode;

/** The browser's items of a kind, and those that the URL compares. */
export function useSavedOf(kind: string): Pick<Shelf, "saved" | "seen" | "compared"> {
  const { saved, seen } = useSaved();
  const [params] = useSearchParams();
  const isOf = (item: string) => item.startsWith(`${kind}.`);
  return { saved: saved.filter(isOf), seen: seen.filter(isOf), compared: comparedIn(params, kind) };
}

/** The items without duplicates and without those off sale; unchanged until it is known what is on sale. */
export function offeredOf(kept: ReturnType<typeof useSavedOf>, offered: readonly string[] | undefined) {
  const of = (items: readonly string[]) => (offered ? items.filter((item) => offered.includes(item)) : items);
  const saved = of(kept.saved);
  return { saved, seen: of(kept.seen).filter((item) => !saved.includes(item)), compared: of(kept.compared) };
}
