import { api } from "../../../platform/web/api";
import { upload } from "../../../platform/web/files/upload";
import { call } from "../../../platform/web/request";
import { photosContract } from "../photos.contract";

const ALL = { type: "Photos", id: "all" } as const;
/** All albums: a room's photographs are in its property's album, whose id is not known here. */
const albums = [{ type: "Photos", id: "album" }, ALL] as const;

export const {
  useGetPhotographedQuery,
  useGetPhotoAlbumQuery,
  useAddPhotoMutation,
  useOrderPhotosMutation,
  useWritePhotoWordsMutation,
  useDeletePhotoMutation,
} = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getPhotographed: build.query({ ...call(photosContract.getPhotographed), providesTags: [ALL] }),
    getPhotoAlbum: build.query({
      ...call(photosContract.getPhotoAlbum),
      providesTags: (album) => [
        { type: "Photos", id: "album" },
        ...(album?.Sets ?? []).flatMap(({ Photos }) =>
          Photos.map(({ File }) => ({ type: "Photos" as const, id: File })),
        ),
      ],
    }),
    addPhoto: build.mutation({ ...upload(photosContract.addPhoto), invalidatesTags: [...albums] }),
    // Also after a refusal, which means that another person has changed them.
    orderPhotos: build.mutation({ ...call(photosContract.orderPhotos), invalidatesTags: [...albums] }),
    writePhotoWords: build.mutation({
      ...call(photosContract.writePhotoWords),
      invalidatesTags: (_done, error, { photoId }) => (error ? [] : [{ type: "Photos", id: photoId }]),
    }),
    deletePhoto: build.mutation({ ...call(photosContract.deletePhoto), invalidatesTags: [...albums] }),
  }),
});
