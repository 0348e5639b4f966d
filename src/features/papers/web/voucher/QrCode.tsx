import Box from "@mui/material/Box";
import { useEffect, useState } from "react";

const SIZE = 176;

/** A QR code; its package is loaded only here. */
export function QrCode({ text, size = SIZE }: { readonly text: string; readonly size?: number }) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null);
  useEffect(() => {
    let shown = true;
    void import(/* webpackChunkName: "qrcode" */ "qrcode").then(({ create }) => {
      if (shown) setPath(modulesOf(create(text, { errorCorrectionLevel: "L" }).modules));
    });
    return () => {
      shown = false;
    };
  }, [text]);
  return (
    <Box aria-hidden="true" sx={{ width: size, height: size, flexShrink: 0 }}>
      {path && (
        <svg
          aria-hidden="true"
          focusable="false"
          width={size}
          height={size}
          viewBox={`-2 -2 ${path.size + 4} ${path.size + 4}`}
          shapeRendering="crispEdges"
        >
          <path fill="#FFFFFF" d={`M-2 -2h${path.size + 4}v${path.size + 4}h-${path.size + 4}z`} />
          <path fill="#000000" d={path.d} />
        </svg>
      )}
    </Box>
  );
}

type Modules = { size: number; get: (row: number, column: number) => number };

function modulesOf(modules: Modules): { d: string; size: number } {
  const { size } = modules;
  let d = "";
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) d += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { d, size };
}
