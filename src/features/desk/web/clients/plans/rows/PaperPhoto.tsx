import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch } from "react-redux";
import { DownloadButton } from "../../../../../../platform/web/files/DownloadButton";
import { fetchFile } from "../../../../../../platform/web/files/downloadFile";
import type { AppDispatch } from "../../../../../../platform/web/state";
import { token } from "../../../../../../platform/web/theme/token";
import { Callout } from "../../../../../../platform/web/ui/status/Callout";
import { buildPath } from "../../../../../../shared/endpoint";
import { documentsContract } from "../../../../../documents/documents.contract";

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
const View = styled("section")({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  containerType: "size",
  background: token("sunken"),
});

/**
 * As large as the view, and as the photo where that is larger: beside an enlarged photo there is no margin to scroll
 * through. The photo as seen, also when rotated, is as large as fits into the view, times the zoom.
 */
const Stage = styled("div")({
  "--seen-width": "calc(var(--zoom) * min(100cqw, 100cqh * var(--shape)))",
  "--seen-height": "calc(var(--seen-width) / var(--shape))",
  position: "relative",
  width: "max(100%, var(--seen-width))",
  height: "max(100%, var(--seen-height))",
});

const Photo = styled("img")({
  position: "absolute",
  top: "50%",
  left: "50%",
  width: "var(--seen-width)",
  height: "var(--seen-height)",
  "&[data-lies]": { width: "var(--seen-height)", height: "var(--seen-width)" },
});

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** The photo, which is enlarged by a press. */
const Enlarge = styled("button")({
  display: "block",
  justifySelf: "start",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
});

const Picture = styled("img")({
  display: "block",
  maxWidth: "100%",
  maxHeight: "28rem",
  border: `1px solid ${token("sand")}`,
  borderRadius: 8,
});

/** A document's photo; each look is audited, so it is loaded once, and enlarged from what was loaded. */
export function PaperPhoto({ photoId }: { readonly photoId: string }) {
  const intl = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const [shown, setShown] = useState<string | "failed" | null>(null);
  const [enlarged, setEnlarged] = useState(false);
  const path = buildPath(documentsContract.getDocumentPhoto.path, { photoId });
  useEffect(() => {
    let address: string | null = null;
    let over = false;
    const load = async () => {
      const answer = await dispatch(fetchFile(path));
      const file = await answer.blob();
      if (over) return;
      address = URL.createObjectURL(file);
      setShown(address);
    };
    load().catch(() => over || setShown("failed"));
    return () => {
      over = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [dispatch, path]);
  if (shown === null) return <Skeleton variant="rounded" height={240} />;
  return (
    <div style={{ display: "grid", gap: 8 }}>
      {shown === "failed" ? (
        <Callout kind="error" announce>
          <FormattedMessage id="support.documents.photoFailed" />
        </Callout>
      ) : (
        <Enlarge type="button" onClick={() => setEnlarged(true)}>
          <Picture
            src={shown}
            alt={intl.formatMessage({ id: "support.photo.enlarge" })}
            onError={() => setShown("failed")}
          />
        </Enlarge>
      )}
      {enlarged && shown !== "failed" && (
        <EnlargedPhoto
          src={shown}
          alt={intl.formatMessage({ id: "support.documents.photoOf" })}
          onClose={() => setEnlarged(false)}
        />
      )}
      <DownloadButton path={path}>
        <FormattedMessage id="support.documents.photo" />
      </DownloadButton>
    </div>
  );
}

type Props = { readonly src: string; readonly alt: string; readonly onClose: () => void };

/** A photo over the whole window, to zoom and rotate by buttons or by the keys +, - and r. (DESK-121) */
function EnlargedPhoto({ src, alt, onClose }: Props) {
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
  /** Its width by its height; until it is loaded, which it is from the page, that of a passport. */
  const [shape, setShape] = useState(1.4);
  const isLying = turns % 2 === 1;
  const size = { "--zoom": ZOOMS[step] ?? 1, "--shape": isLying ? 1 / shape : shape } as CSSProperties;
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
        <Stage style={size}>
          <Photo
            src={src}
            alt={alt}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalHeight > 0) setShape(naturalWidth / naturalHeight);
            }}
            data-lies={isLying || undefined}
            style={{ transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
          />
        </Stage>
      </View>
    </Dialog>
  );
}
