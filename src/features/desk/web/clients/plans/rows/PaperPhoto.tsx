import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch } from "react-redux";
import { DownloadButton } from "../../../../../../platform/web/files/DownloadButton";
import { fetchFile } from "../../../../../../platform/web/files/downloadFile";
import type { AppDispatch } from "../../../../../../platform/web/state";
import { token } from "../../../../../../platform/web/theme/token";
import { Callout } from "../../../../../../platform/web/ui/status/Callout";
import { buildPath } from "../../../../../../shared/endpoint";
import { documentsContract } from "../../../../../documents/documents.contract";
import { EnlargedPhoto } from "./EnlargedPhoto";

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
