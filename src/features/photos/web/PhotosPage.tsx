import { useSearchParams } from "react-router";
import { Album } from "./Album";
import { PhotographedPage } from "./PhotographedPage";
import { albumOf, PHOTOS_PARAM } from "./photosPaths";

/**
 * /support/catalogue?photos: everything that can have photographs; or one album, if the parameter names it. (PHOTO-1)
 */
export function PhotosPage() {
  const [params] = useSearchParams();
  const of = albumOf(params.get(PHOTOS_PARAM));
  return of ? <Album key={`${of.subject}-${of.subjectId}`} of={of} /> : <PhotographedPage />;
}
