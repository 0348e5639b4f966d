import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { type PointerEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";
import { lightColours } from "../../../../shared/palette";
import { paper } from "../paper";

/** The drawing's size in pixels, whatever the screen's; small enough to be sent with the signature. */
const SIZE = { width: 720, height: 240 };

/** The values of the signature form: a typed name, or a drawing as a PNG data URL, and the consent. */
export type Signature = { way: "type" | "draw"; name: string; drawing: string | null; consent: boolean };

const Field = fieldOf<Signature>();

const choices = (["type", "draw"] as const).map((value) => ({
  value,
  title: <FormattedMessage id={`receipt.signature.${value}`} />,
}));

/** Two equivalent ways to sign; typing needs only a keyboard. */
export function SignatureField() {
  const { values, setFieldValue } = useFormikContext<Signature>();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Field as={RadioCards} name="way" label={<FormattedMessage id="receipt.signature.legend" />} choices={choices} />
      {values.way === "type" ? (
        <>
          <Field
            as={TextField}
            name="name"
            label={<FormattedMessage id="receipt.signature.name" />}
            maxLength={LONGEST.wholeName}
            autoComplete="name"
          />
          <ScriptName name={values.name} />
        </>
      ) : (
        <SignaturePad onChange={(drawing) => void setFieldValue("drawing", drawing)} />
      )}
    </Box>
  );
}

/** The signer's name in script. Hidden from screen readers, because the field above contains it. (PAPER-10) */
function ScriptName({ name }: { readonly name: string }) {
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

type Props = { readonly onChange: (drawing: string | null) => void };

/** A pad to sign with finger, pen or mouse. Keyboard users type their name instead. */
function SignaturePad({ onChange }: Props) {
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
