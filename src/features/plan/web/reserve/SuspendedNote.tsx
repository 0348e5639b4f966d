import MuiLink from "@mui/material/Link";
import { useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { callAddress, chatAddress, shopOfPage } from "../../../../platform/web/shop";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { Suspended } from "../../../account/account.schemas";
import { useSuspended } from "../../../account/web/useSuspended";
import { writeNotePath } from "../../../notes/notes.pages";

/** Above a form that changes a booking, for a suspended client, before any of it is filled in. (SAFE-29) */
export function SuspendedFirst() {
  const suspended = useSuspended();
  return suspended && <SuspendedNote suspended={suspended} />;
}

/** For a suspended client, also in place of the button that books: until when, and how to reach us. (SAFE-29) */
export function SuspendedNote({ suspended: { LastDay } }: { readonly suspended: Suspended }) {
  const { day } = useHavanaTime();
  const [{ phone, whatsApp, email }] = useState(shopOfPage);
  const ends = LastDay === null ? "no" : "yes";
  const known = [
    { href: phone && callAddress(phone), text: phone },
    { href: whatsApp && chatAddress(whatsApp), text: `WhatsApp ${whatsApp}` },
    { href: email && `mailto:${email}`, text: email },
  ];
  const ways = known.flatMap(({ href, text }) =>
    href === null
      ? []
      : [
          <MuiLink key={href} href={href}>
            {text}
          </MuiLink>,
        ],
  );
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
      <p>
        <FormattedMessage id="book.suspended.text" values={{ ends, day: LastDay === null ? "" : day(LastDay) }} />
      </p>
      {ways.length > 0 && (
        <p>
          <FormattedMessage
            id="book.suspended.reach"
            values={{ ways: <FormattedList type="disjunction" value={ways} /> }}
          />
        </p>
      )}
    </Callout>
  );
}
