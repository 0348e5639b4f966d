import type { SerializedError } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { DeskFailed } from "./DeskFailed";
import { DeskSkeleton } from "./DeskSkeleton";

type Props<Waiting> = {
  /** The prefix of its messages: `support.<name>.title`, `.failed`, `.loading`. */
  readonly name: "day" | "notes" | "reviews" | "supplier" | "supplierDays" | "transfers" | "uploads";
  readonly query: {
    readonly data?: Waiting | undefined;
    readonly isError: boolean;
    readonly error?: CallError | SerializedError | undefined;
    readonly refetch: () => unknown;
  };
  readonly lead: ReactNode;
  /** The skeleton's height of one item, in pixels. */
  readonly height: number;
  readonly children: (waiting: Waiting) => ReactNode;
};

/** A page of items that wait for staff; `children` renders them once they are loaded. */
export function DeskQueue<Waiting>({
  name,
  query: { data, isError, error, refetch },
  lead,
  height,
  children,
}: Props<Waiting>) {
  return (
    <PageFrame title={<FormattedMessage id={`support.${name}.title`} />} lead={lead}>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <DeskFailed title={<FormattedMessage id={`support.${name}.failed`} />} retry={refetch} error={error} />
      )}
      {data === undefined && !isError && (
        <DeskSkeleton label={<FormattedMessage id={`support.${name}.loading`} />} heights={[height, height]} />
      )}
    </PageFrame>
  );
}
