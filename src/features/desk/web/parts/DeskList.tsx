import { styled } from "@mui/material/styles";
import type { ReactNode, RefObject } from "react";
import { token } from "../../../../platform/web/theme/token";

const Items = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "grid", gap: 4, paddingBlock: 12, minWidth: 0, overflowWrap: "anywhere" },
  "& > li + li": { borderTop: `1px solid ${token("sand")}` },
});

type Props<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  /** Shown if the list is empty. */
  readonly none: ReactNode;
  readonly children: (item: Item) => ReactNode;
  readonly list?: RefObject<HTMLUListElement | null>;
};

/** Rows between thin lines; a sentence if there are none. */
export function DeskList<Item>({ items, keyOf, none, children, list }: Props<Item>) {
  if (items.length === 0) return <p>{none}</p>;
  return (
    <Items ref={list}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </Items>
  );
}
