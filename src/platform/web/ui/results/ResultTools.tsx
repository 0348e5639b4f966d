import { styled } from "@mui/material/styles";

/** Filters, order and map of results in one row, for windows without room beside the results. */
export const ResultTools = styled("div")({ display: "flex", gap: 8, marginTop: 12, "& > *": { flex: "none" } });

/** What is at the top of a wide page, at the end of a narrow one, where it would push the results down. */
export const ResultEnd = styled("div")({ marginTop: 32 });
