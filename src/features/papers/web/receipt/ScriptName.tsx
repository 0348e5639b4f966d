import Box from "@mui/material/Box";
import { paper } from "../paper";

/** The signer's name on the line as a hand would write it. The field above has said it already. */
export function ScriptName({ name }: { readonly name: string }) {
  return (
    <Box aria-hidden="true" sx={{ ...paper, px: 2, pt: 2, pb: 1.5 }}>
      <Box
        sx={{
          borderBottom: "1px solid currentColor",
          fontFamily: '"Snell Roundhand", "Segoe Script", "Apple Chancery", "URW Chancery L", "Z003", cursive',
          fontStyle: "italic",
          fontSize: "1.75rem",
          lineHeight: 1.4,
          minHeight: "1.4em",
          overflowWrap: "anywhere",
        }}
      >
        {name}
      </Box>
    </Box>
  );
}
