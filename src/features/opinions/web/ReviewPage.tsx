import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { PageScene } from "../../../art/PageScene";
import { isNotFound } from "../../../platform/web/callError";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { BlockedWhileImpersonating } from "../../../platform/web/session/BlockedWhileImpersonating";
import { LoadingLinkPage } from "../../../platform/web/ui/page/LinkPage";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { helpPath } from "../../information/information.pages";
import { opinionsContract } from "../opinions.contract";
import { mayWrite } from "../opinions.rules";
import type { Asked, ToJudge } from "../opinions.schemas";
import { OpinionForm } from "./OpinionForm";
import { useLookAtAskedQuery } from "./opinions.api";

/** /review#<code>: the page linked in the email, to review each booking of the trip. (REVIEW-1, REVIEW-2) */
export default function ReviewPage() {
  const code = useLocation().hash.slice(1);
  const query = useLookAtAskedQuery({ Code: code }, { skip: code === "" });
  if (query.data) return <Trip key={code} code={code} asked={query.data} />;
  return (
    <LoadingLinkPage
      scene={<PageScene zone="LHA" />}
      title="title.review"
      query={query}
      isOver={code === "" || isNotFound(query.error)}
      over={{ title: "opinion.review.over", text: "opinion.review.overText", to: helpPath(), label: "shell.help" }}
      loading="opinion.review.loading"
      failed="opinion.review.loadFailed"
    />
  );
}

function Trip({ code, asked: { FirstName, Bookings } }: { readonly code: string; readonly asked: Asked }) {
  return (
    <PageFrame
      narrow
      scene={<PageScene zone="LHA" />}
      title={<FormattedMessage id="opinion.review.title" />}
      lead={<FormattedMessage id="opinion.review.lead" values={{ name: FirstName === "" ? "none" : FirstName }} />}
    >
      {Bookings.map((booking) => (
        <OneBooking key={booking.BookingId} code={code} booking={booking} />
      ))}
    </PageFrame>
  );
}

function OneBooking({ code, booking }: { readonly code: string; readonly booking: ToJudge }) {
  const { Name, From, Until, Status, Reason } = booking;
  const { shortDay } = useHavanaTime();
  return (
    <Section
      title={Name}
      lead={<FormattedMessage id="time.range" values={{ from: shortDay(From), to: shortDay(Until) }} />}
    >
      {Status !== null && !mayWrite(Status) && (
        <Callout kind="success" announce>
          <FormattedMessage id={`opinion.${Status}`} />
        </Callout>
      )}
      {Status !== null && mayWrite(Status) && (
        <Callout kind="warning" title={<FormattedMessage id="opinion.refused" values={{ reason: Reason }} />}>
          <FormattedMessage id="opinion.form.again" />
        </Callout>
      )}
      {mayWrite(Status) && (
        <BlockedWhileImpersonating call={opinionsContract.writeOpinion}>
          <OpinionForm code={code} booking={booking} />
        </BlockedWhileImpersonating>
      )}
    </Section>
  );
}
