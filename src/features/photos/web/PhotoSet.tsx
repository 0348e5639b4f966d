import { styled } from "@mui/material/styles";
import { type DragEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FileButton } from "../../../platform/web/files/FileButton";
import { UploadStatus } from "../../../platform/web/files/UploadStatus";
import { token } from "../../../platform/web/theme/token";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import type { PhotoAlbum } from "../photos.schemas";
import { PhotoCard } from "./PhotoCard";
import { useOrderPhotosMutation } from "./photos.api";
import { PHOTO_KINDS, type Upload, usePhotoUploads } from "./usePhotoUploads";

const List = styled("ul")({
  display: "grid",
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "flex", flexWrap: "wrap", gap: "4px 10px", alignItems: "center" },
  "& .name": { overflowWrap: "anywhere" },
});

const Cards = styled("ol")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  margin: "0 0 20px",
  padding: 0,
  listStyle: "none",
});

const Drop = styled("div")({
  display: "grid",
  gap: 10,
  justifyItems: "start",
  padding: 16,
  borderRadius: 10,
  border: `2px dashed ${token("outline")}`,
  "&[data-over]": { borderColor: token("sea"), background: token("seaWash") },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem" },
});

type Props = { readonly set: PhotoAlbum["Sets"][number] };

/** Photographs in order, which keys, buttons and the mouse change, and the upload of more. (PHOTO-1) */
export function PhotoSet({ set: { Subject, Id, Photos } }: Props) {
  const intl = useIntl();
  const of = { subject: Subject, subjectId: Id };
  const [over, setOver] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [order, ordering] = useOrderPhotosMutation();
  const { uploads, send, busy } = usePhotoUploads(of);
  const [said, setSaid] = useState("");

  const files = Photos.map(({ File }) => File);
  const move = (file: string, to: number) => {
    if (to < 0 || to >= files.length || files[to] === file) return;
    const others = files.filter((one) => one !== file);
    void order({ ...of, body: { Files: [...others.slice(0, to), file, ...others.slice(to)] } });
    setSaid(intl.formatMessage({ id: "photos.moved" }, { place: to + 1, count: files.length }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const given = [...event.dataTransfer.files];
    if (given.length > 0) void send(given);
  };

  return (
    <>
      {ordering.error && (
        <Callout kind="error" announce>
          {serverText(ordering.error) ?? <FormattedMessage id="error.communication" />}
        </Callout>
      )}
      {Photos.length > 0 && (
        <Cards>
          {Photos.map((photo, place) => (
            <PhotoCard
              key={photo.File}
              photo={photo}
              place={place}
              count={Photos.length}
              waits={ordering.isLoading}
              onMove={(to) => move(photo.File, to)}
              onDrag={() => setDragged(photo.File)}
              onDropped={() => dragged !== null && move(dragged, place)}
            />
          ))}
        </Cards>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Drop
        {...(over && { "data-over": "" })}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes("Files"));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileButton
          accept={PHOTO_KINDS.join(",")}
          multiple
          inputTestId={`photos-${Subject}-${Id}`}
          variant="outlined"
          loading={busy}
          onChoose={(files) => send([...files])}
        >
          <FormattedMessage id="photos.add" />
        </FileButton>
        <p>
          <FormattedMessage id="photos.hint" />
        </p>
        <UploadList uploads={uploads} />
      </Drop>
    </>
  );
}

/** The chosen files: waiting, being sent, accepted, or refused with the reason. */
function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
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
