import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { writeNotePath } from "../../../../../features/notes/notes.pages";
import { chatAddress, shopOfPage } from "../../../../../platform/web/shop";
import { token } from "../../../../../platform/web/theme/token";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import type { Photo } from "../../../places.schemas";
import { Stage, StageFoot } from "../hotelLayout";
import { PhotoView, usePhotoNames } from "./PhotoView";

const Frame = styled("section")({ display: "grid", gap: 10 });

const Step = styled("button")({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: "50%",
  border: `2px solid ${token("outline")}`,
  background: token("surface"),
  color: token("ink"),
  cursor: "pointer",
  "&.back svg": { transform: "scaleX(-1)" },
  "&:hover": { borderColor: token("ink") },
});

const Ask = styled("p")({ fontSize: "0.9375rem", "& a": { display: "inline-block", paddingBlock: 4 } });

/** Where there are drawings alone: the way to photographs, by the shop's WhatsApp or else by a note. */
function AskForPhotos({ name }: { readonly name: string }) {
  const intl = useIntl();
  const [{ whatsApp }] = useState(shopOfPage);
  const subject = intl.formatMessage({ id: "lodging.gallery.askSubject" }, { name });
  const text = <FormattedMessage id="lodging.gallery.ask" values={{ how: whatsApp === null ? "note" : "chat" }} />;
  return (
    <Ask>
      {whatsApp === null ? (
        <TextLink to={writeNotePath(subject)}>{text}</TextLink>
      ) : (
        <Link href={`${chatAddress(whatsApp)}?text=${encodeURIComponent(subject)}`} target="_blank" rel="noreferrer">
          {text}
        </Link>
      )}
    </Ask>
  );
}

type Props = { readonly photos: readonly Photo[]; readonly name: string };

/**
 * Pictures of a property, one at a time. Another property begins at its first picture (LODGE-12). If they fail to load,
 * their place stays empty; the failure is not shown.
 */
export function LodgingGallery({ photos, name }: Props) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const namesOf = usePhotoNames();
  const photo = photos[index] ?? photos[0];
  const go = (by: number) => setIndex((index + by + photos.length) % photos.length);
  const step = (by: 1 | -1) => (
    <Step
      type="button"
      aria-label={intl.formatMessage({ id: by === 1 ? "lodging.gallery.next" : "lodging.gallery.previous" })}
      className={by === -1 ? "back" : undefined}
      onClick={() => go(by)}
    >
      <Icon name="chevronRight" />
    </Step>
  );
  return (
    <Frame aria-label={intl.formatMessage({ id: "lodging.gallery.label" }, { name })}>
      <Stage>{photo && <PhotoView key={photo.Id} photo={photo} name={name} />}</Stage>
      {photo && photos.length > 1 && (
        <StageFoot>
          <p role="status">
            <FormattedMessage
              id="lodging.gallery.shown"
              values={{ number: photos.indexOf(photo) + 1, count: photos.length, what: namesOf(photo, name).caption }}
            />
          </p>
          {step(-1)}
          {step(1)}
        </StageFoot>
      )}
      {photo?.Scene && <AskForPhotos name={name} />}
    </Frame>
  );
}
