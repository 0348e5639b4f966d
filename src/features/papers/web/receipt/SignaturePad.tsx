import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type PointerEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lightColours } from "../../../../shared/palette";
import { paper } from "../paper";

/** The drawing's size in pixels, whatever the screen's; small enough to be sent with the signature. */
const SIZE = { width: 720, height: 240 };

type Props = { readonly onChange: (drawing: string | null) => void };

/** A pad to sign with finger, pen or mouse. Keyboard users type their name instead. */
export function SignaturePad({ onChange }: Props) {
  const intl = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef(false);

  const point = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * SIZE.width, y: ((clientY - top) / height) * SIZE.height };
  };

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    const { x, y } = point(event);
    pen.lineWidth = 4;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.strokeStyle = lightColours.ink;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x, y);
    pen.stroke();
  };

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current?.getContext("2d");
    if (!pen || !drawing.current) return;
    const { x, y } = point(event);
    pen.lineTo(x, y);
    pen.stroke();
  };

  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    onChange(canvas.current?.toDataURL("image/png") ?? null);
  };

  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, SIZE.width, SIZE.height);
    onChange(null);
  };

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <Box
        component="canvas"
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={intl.formatMessage({ id: "receipt.signature.pad" })}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{ ...paper, width: "100%", aspectRatio: "3 / 1", touchAction: "none", cursor: "crosshair" }}
      />
      <Button size="small" onClick={clear} sx={{ justifySelf: "start", px: 0 }}>
        <FormattedMessage id="receipt.signature.clear" />
      </Button>
    </Box>
  );
}
