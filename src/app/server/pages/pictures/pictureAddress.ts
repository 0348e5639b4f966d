import { sharedAddress } from "../../../../features/photos/photos.rules";
import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import type { Language } from "../../../../shared/language";

/** Where the picture of a page is: below this, by the page's own path and a language. */
export const PICTURES = "/pictures";

/** As social networks show it large, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The address of the picture that is shown for a page where its link is shared. */
export function pictureAddress(
  { publicUrl, language }: { publicUrl: string; language: Language },
  path: string,
): string {
  return `${publicUrl}${PICTURES}${path === "/" ? "/home" : path}.${language}.png`;
}

/** The address of an operator's photograph, cut as social networks show it. (PHOTO-7) */
export const sharedPicture = ({ publicUrl }: { publicUrl: string }, { File }: Pick<CoverPhoto, "File">): string =>
  publicUrl + sharedAddress(File);
