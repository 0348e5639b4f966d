import Box from "@mui/material/Box";
import { paper } from "../paper";
import "./script.css";

/** The signer's name on the line as a hand would write it. The field above has said it already. (PAPER-10) */
export function ScriptName({ name }: { readonly name: string }) {
  return (
    <Box aria-hidden="true" sx={{ ...paper, px: 2, pt: 2, pb: 1.5 }}>
      <Box
        sx={{
          borderBottom: "1px solid currentColor",
          fontFamily: 'Allura, "Snell Roundhand", "Segoe Script", "Apple Chancery", "URW Chancery L", "Z003", cursive',
          fontSize: "2.5rem",
          lineHeight: 1.3,
          minHeight: "1.3em",
          overflowWrap: "anywhere",
        }}
      >
        {name}
      </Box>
    </Box>
  );
}
