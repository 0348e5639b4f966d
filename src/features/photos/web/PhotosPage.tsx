import Skeleton from "@mui/material/Skeleton";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { BackLink } from "../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { PhotographedPage } from "./PhotographedPage";
import { PhotoSet } from "./PhotoSet";
import { useGetPhotoAlbumQuery } from "./photos.api";
import { type AlbumOf, albumOf, PHOTOS_PARAM, photosPath } from "./photosPaths";

/**
 * /support/catalogue?photos: everything that can have photographs; or one album, if the parameter names it. (PHOTO-1)
 */
export function PhotosPage() {
  const [params] = useSearchParams();
  const of = albumOf(params.get(PHOTOS_PARAM));
  return of ? <Album key={`${of.subject}-${of.subjectId}`} of={of} /> : <PhotographedPage />;
}

/** The photographs of a property and its rooms, or of a car model. (PHOTO-1) */
function Album({ of }: { readonly of: AlbumOf }) {
  const { data, error, refetch } = useGetPhotoAlbumQuery(of, { refetchOnMountOrArgChange: true });
  const { roomClass } = useStayWords();
  return (
    <PageFrame
      above={
        <BackLink to={photosPath()}>
          <FormattedMessage id="photos.back" />
        </BackLink>
      }
      title={data?.Name ?? <FormattedMessage id="photos.title" />}
      lead={<FormattedMessage id="photos.albumLead" />}
    >
      {data?.Sets.map((set) => (
        <Section
          key={`${set.Subject}-${set.Id}`}
          title={
            set.RoomClassCode === "" ? (
              <FormattedMessage id={set.Subject === "model" ? "photos.ofModel" : "photos.ofProperty"} />
            ) : (
              roomClass(set.RoomClassCode)
            )
          }
        >
          <PhotoSet set={set} />
        </Section>
      ))}
      {!data && error && <LoadFailure title="photos.failed" text={serverText(error)} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={400} />}
    </PageFrame>
  );
}
