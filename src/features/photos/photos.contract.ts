import { endpoint } from "../../shared/endpoint";
import type { PhotoAlbum, PhotographedList, PhotoOrder, ShownPhoto, WrittenWords } from "./photos.schemas";

const forContent = { access: "staff", staff: ["content"] } as const;

/** Photographs of what the shop offers: for the owner and for who looks after the catalogue. (PHOTO-1) */
export const photosContract = {
  getPhotographed: endpoint<PhotographedList>()({ method: "GET", path: "/api/support/photos", ...forContent }),
  /** Of a hotel with its rooms, or of a model. */
  getPhotoAlbum: endpoint<PhotoAlbum>()({
    method: "GET",
    path: "/api/support/photos/:subject/:subjectId",
    ...forContent,
  }),
  /** One more, behind the others. */
  addPhoto: endpoint<ShownPhoto, Blob>()({
    method: "POST",
    path: "/api/support/photos/:subject/:subjectId",
    ...forContent,
  }),
  /** All photographs in their order. */
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
