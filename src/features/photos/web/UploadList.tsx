import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { UploadStatus } from "../../../platform/web/files/UploadStatus";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import type { Upload } from "./usePhotoUploads";

const List = styled("ul")({
  display: "grid",
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "flex", flexWrap: "wrap", gap: "4px 10px", alignItems: "center" },
  "& .name": { overflowWrap: "anywhere" },
});

/** The chosen files: waiting, being sent, accepted, or refused with the reason. */
export function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  return (
    <List aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.key}>
          <StateOf upload={upload} />
          <span className="name">{upload.name}</span>
          <Why upload={upload} />
          <UploadStatus file={upload.body} />
        </li>
      ))}
    </List>
  );
}

function StateOf({ upload: { state } }: { readonly upload: Upload }) {
  if (state === "done")
    return (
      <StatusChip tone="done">
        <FormattedMessage id="photos.state.done" />
      </StatusChip>
    );
  if (state === "refused")
    return (
      <StatusChip tone="problem">
        <FormattedMessage id="photos.state.refused" />
      </StatusChip>
    );
  return (
    <StatusChip tone="info" icon="clock">
      <FormattedMessage id={state === "goes" ? "photos.state.goes" : "photos.state.waits"} />
    </StatusChip>
  );
}

function Why({ upload: { state, refused, failure } }: { readonly upload: Upload }) {
  if (state !== "refused") return null;
  if (refused !== undefined) return <FormattedMessage id={refused} />;
  return serverText(failure) ?? <FormattedMessage id="error.communication" />;
}
