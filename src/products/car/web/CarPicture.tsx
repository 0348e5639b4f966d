import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { CarArt, CarBootArt } from "../../../art/cars/CarArt";
import { carPaintOfModel, drawnModel } from "../../../art/cars/carLook";
import type { CoverPhoto } from "../../../features/photos/photos.schemas";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import { token } from "../../../platform/web/theme/token";
import { carGround } from "./carGround";

const Views = styled("figure")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)",
  gap: 8,
  margin: 0,
  alignSelf: "start",
  "& figcaption": { gridColumn: "1 / -1", color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "@media (min-width: 700px)": {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > div:nth-of-type(2)": { aspectRatio: "16 / 8", justifyItems: "center" },
  },
});

const Ground = styled("div")({
  display: "grid",
  alignItems: "end",
  minHeight: 0,
  ...carGround,
});

const Side = styled(Ground)({ aspectRatio: "16 / 9" });

const Framed = styled("div")({ alignSelf: "start", aspectRatio: "16 / 10", borderRadius: 8, overflow: "hidden" });

type Props = {
  readonly className: string;
  readonly modelName: string;
  /** The number of bags for its class, if the picture has room for its boot. */
  readonly bags?: number;
  readonly photo: CoverPhoto | undefined;
};

/**
 * A car's picture, shown beside its name: a photograph of its model, or drawings in its colour, from the side and, if
 * its bags are known, from behind with the bags that fit. (PHOTO-6)
 */
export function CarPicture({ className, modelName, bags, photo }: Props) {
  if (photo)
    return (
      <Framed>
        <PhotoPicture photo={photo} sizes="(max-width: 699px) 100vw, 16rem" />
      </Framed>
    );
  const model = drawnModel(modelName, className);
  const colour = carPaintOfModel(modelName);
  if (bags === undefined)
    return (
      <Side>
        <CarArt model={model} colour={colour} />
      </Side>
    );
  return (
    <Views>
      <Side>
        <CarArt model={model} colour={colour} />
      </Side>
      <Ground>
        <CarBootArt model={model} colour={colour} bags={bags} />
      </Ground>
      <figcaption>
        <FormattedMessage id="car.picture.drawn" values={{ bags }} />
      </figcaption>
    </Views>
  );
}
