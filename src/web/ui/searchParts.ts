import { styled } from "@mui/material/styles";

/** The form of a search: its fields one under the other. */
export const SearchForm = styled("form")({ display: "grid", gap: 20 });

/** The end of a search's form: more fields for those who know, and the button that searches. */
export const SearchFoot = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: "16px 24px",
  "& > :first-of-type": { flex: "1 1 24rem" },
  "& > button:last-child": { flex: "1 1 16rem" },
});
