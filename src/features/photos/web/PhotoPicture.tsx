import { styled } from "@mui/material/styles";
import { photoAddress, photoFormats, sourceSet } from "../photos.rules";
import type { CoverPhoto } from "../photos.schemas";

/** It fills its frame, whose size is the page's: nothing moves when the photograph comes. */
const Filling = styled("picture")({
  position: "relative",
  display: "block",
  width: "100%",
  height: "100%",
  overflow: "hidden",
  "& img": {
    position: "absolute",
    inset: 0,
    display: "block",
    width: "100%",
    height: "100%",
    objectFit: "cover",
    // A picture that cannot be loaded shows no alternative text over the drawing that replaces it.
    color: "transparent",
    backgroundSize: "cover",
    backgroundPosition: "center",
  },
});

type Props = {
  readonly photo: CoverPhoto;
  /** How wide it is shown, as in `sizes`: by it the browser chooses the file. */
  readonly sizes: string;
  /** The alternative text; "" if the name is beside it. */
  readonly alt?: string;
  /** It is among the first that one sees of the page. */
  readonly first?: boolean;
  readonly className?: string;
};

/**
 * An operator's photograph, in the best format that the browser knows and the width that it needs, fetched when it comes
 * near the window; until it is there one sees a few of its pixels. (PHOTO-6)
 */
export function PhotoPicture({
  photo: { File, Width, Height, Placeholder },
  sizes,
  alt = "",
  first,
  className,
}: Props) {
  return (
    <Filling {...(className && { className })}>
      {photoFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(File, Width, format)} sizes={sizes} />
      ))}
      <img
        src={photoAddress(File, Width)}
        alt={alt}
        width={Width}
        height={Height}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        {...(first && { fetchPriority: "high" })}
        style={{ backgroundImage: `url("${Placeholder}")` }}
      />
    </Filling>
  );
}
