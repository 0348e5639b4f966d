import useMediaQuery from "@mui/material/useMediaQuery";

/** Windows with one column, such as a phone's. */
export const narrow = "@media (max-width: 799px)";

/** Whether the back office is in such a window. */
export const useIsNarrow = (): boolean => useMediaQuery(narrow);
