import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../../platform/web/theme/token";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  padding: "8px clamp(8px, 4vw, 24px)",
  borderBottom: `1px solid ${token("sand")}`,
  "& > h2": { flex: "1 1 12rem", margin: 0, fontSize: "1.125rem" },
});

/** It scrolls, by touch and, focused, by the arrow keys. */
const View = styled("section")({ flex: 1, minHeight: 0, overflow: "auto", background: token("sunken") });

/** As large as the view at first; the photo is as large as fits into it, also lying on its side. */
const Stage = styled("div")({ position: "relative", containerType: "size" });

const Photo = styled("img")({
  position: "absolute",
  top: "50%",
  left: "50%",
  width: "100cqw",
  height: "100cqh",
  objectFit: "contain",
  "&[data-lies]": { width: "100cqh", height: "100cqw" },
});

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

type Props = { readonly src: string; readonly alt: string; readonly onClose: () => void };

/** A photo over the whole window, to zoom and turn by buttons or by the keys +, - and r. (DESK-121) */
export function EnlargedPhoto({ src, alt, onClose }: Props) {
  const intl = useIntl();
  const id = useId();
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const zoom = (by: number) => setStep((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1));
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
    r: () => setTurns((now) => now + 1),
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey) keys[key]?.();
  };
  const size = `${(ZOOMS[step] ?? 1) * 100}%`;
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={id}>
      <Bar>
        <h2 id={id}>{alt}</h2>
        <Button variant="outlined" disabled={step === 0} onClick={() => zoom(-1)}>
          <FormattedMessage id="support.photo.smaller" />
        </Button>
        <Button variant="outlined" disabled={step === ZOOMS.length - 1} onClick={() => zoom(1)}>
          <FormattedMessage id="support.photo.larger" />
        </Button>
        <Button variant="outlined" onClick={() => setTurns((now) => now + 1)}>
          <FormattedMessage id="support.photo.turn" />
        </Button>
        <Button variant="contained" color="secondary" onClick={onClose} autoFocus>
          <FormattedMessage id="support.photo.close" />
        </Button>
      </Bar>
      <View
        tabIndex={0}
        aria-label={intl.formatMessage(
          { id: "support.photo.view" },
          { zoom: ZOOMS[step] ?? 1, degrees: (turns % 4) * 90 },
        )}
      >
        <Stage style={{ width: size, height: size }}>
          <Photo
            src={src}
            alt={alt}
            data-lies={turns % 2 === 1 || undefined}
            style={{ transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
          />
        </Stage>
      </View>
    </Dialog>
  );
}
