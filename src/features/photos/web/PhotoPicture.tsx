import { styled } from "@mui/material/styles";
import { photoAddress, photoFormats, sourceSet } from "../photos.rules";
import type { CoverPhoto } from "../photos.schemas";

/** Fills its frame, whose size the page sets, so that nothing moves when the photograph is loaded. */
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
  /** Its width on the page, as in `sizes`, by which the browser chooses the file. */
  readonly sizes: string;
  /** The alternative text; "" if the name is beside it. */
  readonly alt?: string;
  /** It is in the first view of the page. */
  readonly first?: boolean;
  readonly className?: string;
};

/**
 * An operator's photograph, in the best format and width for the browser, loaded when it comes near the window; until
 * then its placeholder is shown. (PHOTO-6)
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
