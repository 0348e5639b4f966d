import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";
import { Link } from "../../links";
import { LoadFailure } from "../failures/LoadFailure";
import { serverText } from "../failures/serverText";
import { EmptyState } from "./EmptyState";
import { PageFrame } from "./PageFrame";

type Frame = { readonly scene: ReactNode; readonly title: MessageId };

/** What a page says if its link is over: the reason, and where else to go. */
type Over = {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly to: PagePath;
  readonly label: MessageId;
};

/** The page of a link from an email that is over, or was never given out. */
export function OverLinkPage({ scene, title, over }: Frame & { readonly over: Over }) {
  return (
    <PageFrame narrow scene={scene} title={<FormattedMessage id={title} />}>
      <EmptyState
        title={<FormattedMessage id={over.title} />}
        action={
          <Button component={Link} to={over.to} variant="contained" color="secondary">
            <FormattedMessage id={over.label} />
          </Button>
        }
      >
        <FormattedMessage id={over.text} />
      </EmptyState>
    </PageFrame>
  );
}

type Loading = Frame & {
  readonly over: Over;
  readonly isOver: boolean;
  readonly loading: MessageId;
  readonly failed: MessageId;
  /** The query of what the link opens, without data. */
  readonly query: { readonly isLoading: boolean; readonly error?: unknown; readonly refetch: () => unknown };
};

/** The page of a link from an email as long as what it opens is not there: it loads, could not be loaded, or is over. */
export function LoadingLinkPage({ scene, title, over, isOver, loading, failed, query }: Loading) {
  if (isOver) return <OverLinkPage scene={scene} title={title} over={over} />;
  return (
    <PageFrame narrow scene={scene} title={<FormattedMessage id={title} />}>
      {query.isLoading && (
        <p role="status">
          <FormattedMessage id={loading} />
        </p>
      )}
      {query.error ? <LoadFailure title={failed} text={serverText(query.error)} onRetry={query.refetch} /> : null}
    </PageFrame>
  );
}
