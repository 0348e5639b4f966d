import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { token } from "../../../platform/web/theme/token";
import { BusyButton } from "../../../platform/web/ui/BusyButton";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { Icon } from "../../../platform/web/ui/Icon";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import { languages } from "../../../shared/language";
import type { ShownPhoto } from "../photos.schemas";
import { PhotoPicture } from "./PhotoPicture";
import { PhotoWordsForm } from "./PhotoWordsForm";
import { useDeletePhotoMutation } from "./photos.api";

const Card = styled("li")({
  display: "grid",
  alignContent: "start",
  overflow: "hidden",
  border: `1px solid ${token("sand")}`,
  borderRadius: 10,
  background: token("surface"),
  "& .picture": { position: "relative", aspectRatio: "4 / 3", cursor: "grab" },
  "& .place": {
    position: "absolute",
    insetBlockStart: 8,
    insetInlineStart: 8,
    padding: "2px 10px",
    borderRadius: 14,
    background: token("surface"),
    color: token("ink"),
    fontWeight: 700,
    fontSize: "0.9375rem",
  },
  "& .acts": { display: "flex", flexWrap: "wrap", gap: 4, alignItems: "center", padding: "8px 8px 0" },
  "& .body": { display: "grid", gap: 10, padding: "8px 14px 14px" },
  "& .caption": { overflowWrap: "anywhere", lineHeight: 1.4 },
});

const Step = styled("button")({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: "none",
  color: token("ink"),
  cursor: "pointer",
  "&.back svg": { transform: "scaleX(-1)" },
  "&:hover:not(:disabled)": { background: token("sunken") },
  "&:disabled": { color: token("inkSoft"), opacity: 0.4, cursor: "default" },
});

type Props = {
  readonly photo: ShownPhoto;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** A new order is being sent. */
  readonly waits: boolean;
  readonly onMove: (to: number) => void;
  readonly onDrag: () => void;
  readonly onDropped: () => void;
};

/** One photograph: its position, its words, and its deletion. */
export function PhotoCard({ photo, place, count, waits, onMove, onDrag, onDropped }: Props) {
  const intl = useIntl();
  const [writes, setWrites] = useState(false);
  const language = useSelector(selectLanguage);
  const number = place + 1;
  const described = languages.every((one) => photo.Words.some(({ Language, Alt }) => Language === one && Alt !== ""));
  const caption = photo.Words.find(({ Language }) => Language === language)?.Caption;
  const step = (by: 1 | -1) => (
    <Step
      type="button"
      className={by === -1 ? "back" : undefined}
      aria-label={intl.formatMessage({ id: by === 1 ? "photos.later" : "photos.earlier" }, { number })}
      // Not disabled while it waits, because that would lose the focus.
      disabled={by === 1 ? place === count - 1 : place === 0}
      onClick={() => !waits && onMove(place + by)}
    >
      <Icon name="chevronRight" />
    </Step>
  );
  return (
    <Card
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropped();
      }}
    >
      <div className="picture">
        <PhotoPicture
          photo={photo}
          sizes="(max-width: 599px) 100vw, 18rem"
          alt={intl.formatMessage({ id: "photos.number" }, { number })}
        />
        <span className="place" aria-hidden="true">
          {number}
        </span>
      </div>
      <div className="acts">
        {step(-1)}
        {step(1)}
        <Button
          aria-expanded={writes}
          aria-label={intl.formatMessage({ id: "photos.describeOf" }, { number })}
          onClick={() => setWrites(!writes)}
        >
          <FormattedMessage id="photos.describe" />
        </Button>
        <Deletion photo={photo} number={number} />
      </div>
      <div className="body">
        {caption && <p className="caption">{caption}</p>}
        {!described && (
          <div>
            <StatusChip tone="waiting" icon="alert">
              <FormattedMessage id="photos.undescribed" />
            </StatusChip>
          </div>
        )}
        {writes && <PhotoWordsForm photo={photo} onDone={() => setWrites(false)} />}
      </div>
    </Card>
  );
}

/** Asks for confirmation, as deletion is final. */
function Deletion({ photo: { File }, number }: { readonly photo: ShownPhoto; readonly number: number }) {
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const [remove, { isLoading, error }] = useDeletePhotoMutation();
  if (!asks)
    return (
      <Button
        color="error"
        aria-label={intl.formatMessage({ id: "photos.deleteOf" }, { number })}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id="photos.delete" />
      </Button>
    );
  return (
    <fieldset
      style={{ margin: 0, padding: 0, border: 0 }}
      aria-label={intl.formatMessage({ id: "photos.deleteOf" }, { number })}
    >
      <BusyButton
        color="error"
        variant="contained"
        autoFocus
        loading={isLoading}
        onClick={() => void remove({ photoId: File })}
      >
        <FormattedMessage id="photos.deleteNow" />
      </BusyButton>
      <Button onClick={() => setAsks(false)}>
        <FormattedMessage id="photos.keep" />
      </Button>
      {error && <span role="alert">{serverText(error) ?? <FormattedMessage id="error.communication" />}</span>}
    </fieldset>
  );
}
