import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import type { InfectedUpload } from "../../../uploads.schemas";
import { DeskQueue } from "../../parts/DeskQueue";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { useGetInfectedUploadsQuery } from "../../shell/support.api";
import { InfectedUploadCard } from "./InfectedUploadCard";

const rowOf = ({ UploadId }: InfectedUpload) => `upload-${UploadId}`;

/** /support/uploads: infected files that were refused, and that nobody has dealt with, oldest first. (DESK-108) */
export default function InfectedUploadsPage() {
  const query = useGetInfectedUploadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const queue = useQueue(query.data, rowOf);
  const { count } = queue;
  const lead = count > 0 && <FormattedMessage id="support.uploads.lead" values={{ count }} />;
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue name="uploads" query={query} lead={lead} height={180}>
      {() => (
        <>
          <QueueRows queue={queue} maxWidth="52rem">
            {(upload) => <InfectedUploadCard upload={upload} />}
          </QueueRows>
          {count === 0 && (
            <EmptyState title={<FormattedMessage id="support.uploads.none" />}>
              <FormattedMessage id="support.uploads.noneText" />
            </EmptyState>
          )}
        </>
      )}
    </DeskQueue>
  );
}
