import { sharedAddress } from "../../../../features/photos/photos.rules";
import type { CoverPhoto } from "../../../../features/photos/photos.schemas";
import type { Language } from "../../../../shared/language";
import { HOME } from "../../../../shared/page";
import { sitePages } from "../../../sitePages";

/** A page's picture is at this prefix plus the page's path and language. */
export const PICTURES = "/pictures";

/** In pixels, as social networks show it large. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The address of the picture that link previews of a page show. */
export function pictureAddress(
  { publicUrl, language }: { publicUrl: string; language: Language },
  path: string,
): string {
  return `${publicUrl}${PICTURES}${path === HOME ? sitePages.home.paths[1] : path}.${language}.png`;
}

/** The address of an operator's photograph, cropped to the size of link previews. (PHOTO-7) */
export const sharedPicture = ({ publicUrl }: { publicUrl: string }, { File }: Pick<CoverPhoto, "File">): string =>
  publicUrl + sharedAddress(File);
