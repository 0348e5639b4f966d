import { styled } from "@mui/material/styles";
import { AsDrawn } from "../../../../art/AsDrawn";
import { modelOfClass, paintOfClass } from "../../../../art/cars/carLook";
import { CarArt, ZoneScene } from "../../../../art/lazyDrawings";
import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import { token } from "../../../../platform/web/theme/token";

const Poster = styled("div")({
  position: "relative",
  height: "clamp(12rem, 30vw, 22rem)",
  marginBottom: "clamp(20px, 3vw, 32px)",
  overflow: "hidden",
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("sunken"),
});

/** Some scenes end in water, so the car gets its own ground. */
const Ground = styled("div")({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  height: "14%",
  background: token("sand"),
});

/** At the right, where most scenes have room. */
const Car = styled("div")({
  position: "absolute",
  insetInlineEnd: "4%",
  bottom: "3%",
  width: "min(62%, 27rem)",
  aspectRatio: "340 / 140",
});

type Props = {
  readonly zoneCode: string;
  readonly className: string;
  readonly photo: CoverPhoto | undefined;
};

/**
 * The picture of a class, below the names: a photograph of a model, or a car in front of the place's scene. (PHOTO-6)
 */
export function CarClassPoster({ zoneCode, className, photo }: Props) {
  if (photo)
    return (
      <Poster>
        <PhotoPicture photo={photo} sizes="(max-width: 899px) 100vw, 46rem" first />
      </Poster>
    );
  return (
    <AsDrawn as={Poster} of={`${zoneCode} ${className}`}>
      {() => (
        <>
          <ZoneScene zone={zoneCode} frame="wide" />
          <Ground />
          <Car>
            <CarArt model={modelOfClass(className)} colour={paintOfClass(className)} />
          </Car>
        </>
      )}
    </AsDrawn>
  );
}
