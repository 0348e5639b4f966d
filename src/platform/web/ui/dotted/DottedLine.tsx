import { styled } from "@mui/material/styles";
import { Children, Fragment, type ReactNode } from "react";
import { dotted } from "./dots";

const Line = styled("span")({ ...dotted, "& > * > span": { minWidth: 0 } });

/**
 * Facts within a text, in a row with dots between them: each child is one, and a message that writes " · " itself is as
 * many as it names. What is not there (null, false) is left out.
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
          {/* For whoever copies the line. */}{" "}
          <span>
            <span>{fact}</span>
          </span>
        </Fragment>
      ))}
    </Line>
  );
}
