import { useId } from "react";
import { token } from "../../theme/token";

/** A floor of patterned cement tiles that fills its box. */
export function TilePanel() {
  const id = useId();
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={56} height={56} patternUnits="userSpaceOnUse">
        <path fill={token("sunken")} d="M0 0h56v56H0z" />
        <path
          fill={token("coral")}
          d="M0 0h15A15 15 0 0 1 0 15zM56 0v15A15 15 0 0 1 41 0zM0 56V41a15 15 0 0 1 15 15zM56 56H41a15 15 0 0 1 15-15z"
        />
        <path
          fill={token("page")}
          d="M0 0h8A8 8 0 0 1 0 8zM56 0v8a8 8 0 0 1-8-8zM0 56v-8a8 8 0 0 1 8 8zM56 56h-8a8 8 0 0 1 8-8z"
        />
        <path
          fill={token("sea")}
          d="M28 28C18 20 19 9 28 1 37 9 38 20 28 28zM28 28C18 36 19 47 28 55 37 47 38 36 28 28zM28 28C20 18 9 19 1 28 9 37 20 38 28 28zM28 28C36 18 47 19 55 28 47 37 36 38 28 28z"
        />
        <path
          fill={token("mango")}
          d="M28 28 22 13 13 13 13 22zM28 28 34 13 43 13 43 22zM28 28 22 43 13 43 13 34zM28 28 34 43 43 43 43 34z"
        />
        <circle cx="28" cy="28" r="6.5" fill={token("page")} />
        <circle cx="28" cy="28" r="3" fill={token("coral")} />
        <path fill="none" stroke={token("sand")} d="M0 0h56v56H0z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
