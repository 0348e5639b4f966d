import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { Suspended } from "../../../account/account.schemas";
import { writeNotePath } from "../../../notes/notes.pages";

/** In place of the button that books, for a suspended client: until when, and where to write to. (SAFE-29) */
export function SuspendedNote({ suspended: { LastDay } }: { readonly suspended: Suspended }) {
  const { day } = useHavanaTime();
  const ends = LastDay === null ? "no" : "yes";
  return (
    <Callout
      kind="warning"
      title={<FormattedMessage id="book.suspended.title" />}
      action={
        <TextLink to={writeNotePath()}>
          <FormattedMessage id="book.suspended.write" />
        </TextLink>
      }
    >
      <FormattedMessage id="book.suspended.text" values={{ ends, day: LastDay === null ? "" : day(LastDay) }} />
    </Callout>
  );
}
