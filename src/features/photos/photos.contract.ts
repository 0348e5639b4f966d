import { endpoint } from "../../shared/endpoint";
import type { PhotoAlbum, PhotographedList, PhotoOrder, ShownPhoto, WrittenWords } from "./photos.schemas";

const forContent = { access: "staff", staff: ["content"] } as const;

/** Photographs of the catalogue, for the owner and for staff who look after the catalogue. (PHOTO-1) */
export const photosContract = {
  getPhotographed: endpoint<PhotographedList>()({ method: "GET", path: "/api/support/photos", ...forContent }),
  /** The album of a property with its rooms, or of a model. */
  getPhotoAlbum: endpoint<PhotoAlbum>()({
    method: "GET",
    path: "/api/support/photos/:subject/:subjectId",
    ...forContent,
  }),
  /** Adds a photograph at the end. */
  addPhoto: endpoint<ShownPhoto, Blob>()({
    method: "POST",
    path: "/api/support/photos/:subject/:subjectId",
    ...forContent,
  }),
  /** Puts all photographs into a new order. */
  orderPhotos: endpoint<null, PhotoOrder>()({
    method: "POST",
    path: "/api/support/photos/:subject/:subjectId/order",
    ...forContent,
  }),
  writePhotoWords: endpoint<null, WrittenWords>()({
    method: "POST",
    path: "/api/support/photo/:photoId/words",
    ...forContent,
  }),
  deletePhoto: endpoint<null>()({ method: "POST", path: "/api/support/photo/:photoId/delete", ...forContent }),
} as const;
