import { styled } from "@mui/material/styles";
import { Children, Fragment, type ReactNode } from "react";
import { dotted } from "./dots";

const Line = styled("span")({ ...dotted, "& > * > span": { minWidth: 0 } });

/**
 * Facts within a text, on a line with dots between them: each child is one fact; a message with " · " in it is several.
 * Null and false are left out.
 */
export function DottedLine({ children }: { readonly children: ReactNode }) {
  const facts = Children.toArray(children).flatMap((child) =>
    typeof child === "string" ? child.split(" · ") : [child],
  );
  return (
    <Line>
      {Children.toArray(facts).map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity than their place in the row.
        <Fragment key={place}>
          {/* A space for text that is copied. */}{" "}
          <span>
            <span>{fact}</span>
          </span>
        </Fragment>
      ))}
    </Line>
  );
}
