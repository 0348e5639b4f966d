import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage } from "react-intl";
import { useSuppressAlert } from "../../../../platform/web/alerts/useSuppressAlert";
import { isCallError } from "../../../../platform/web/callError";
import { CallFailure } from "../../../../platform/web/forms/CallForm";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../../platform/web/ui/BusyButton";
import type { Endpoint } from "../../../../shared/endpoint";
import type { MessageId } from "../../../../shared/messageId";
import { useSuspended } from "../../../account/web/useSuspended";
import { ToProfile } from "./BeforeBooking";
import { AnswerWords, BookingQuestionBox } from "./BookingQuestionBox";
import { SuspendedNote } from "./SuspendedNote";
import type { BookingQuestion } from "./useBookingQuestion";

type Props = {
  /** At the form's end, or in the bar with the booking's summary. */
  readonly place: "end" | "bar";
  /** Opens the form, which a narrow window keeps collapsed until needed. */
  readonly unfold?: (() => void) | undefined;
  /** The call that books. */
  readonly call: Pick<Endpoint, "impersonator">;
  /** The id of the form that it submits. */
  readonly id: string;
  readonly form: Pick<FormOf<object>, "failure" | "unplaced" | "sending">;
  /** The offer to be booked is still loading. */
  readonly busy?: boolean;
  /** The heading over the reason why nothing was booked. */
  readonly failed: MessageId;
  /** A reason from the server is shown alone, without that heading. */
  readonly reasonAlone?: boolean;
  /** Replaces the button at the form's end if there is nothing to book any more: the summary explains why. */
  readonly instead?: ReactNode;
  /** Further information about that reason. */
  readonly besides?: ReactNode;
  /** The question to the client before booking: the button answers it. */
  readonly question?: BookingQuestion | null;
  /** The price of everything to be booked now, in minor units, if the question is about a part of it. */
  readonly total?: number | undefined;
  readonly children: ReactNode;
};

const Beside = styled("div")({ display: "grid", gap: 12, justifyItems: "start" });

/**
 * The button that books, and beside it why a booking was not made, as a warning if the server gave the reason. It is at
 * the form's end, after the last field; in a narrow window it is in the bar, which stays visible at the bottom. Only
 * one of the two is shown. (WEB-40, WIRE-26) While the form is below the window, a press in the bar scrolls to it
 * instead of reporting errors in fields that nobody has seen. A question is always at the form's end, with the button
 * that answers it. (PLAN-37) A suspended client reads there that nothing can be booked. (SAFE-29)
 */
export function SubmitBooking({ question = null, total, ...props }: Props) {
  const {
    place,
    unfold,
    call,
    id,
    form,
    busy = false,
    failed,
    reasonAlone = false,
    instead,
    besides,
    children,
  } = props;
  const isWide = useMediaQuery("(min-width: 900px)", { noSsr: true });
  const suspended = useSuspended();
  const { failure } = form;
  const isReasoned = isCallError(failure) && failure.message !== "";
  useSuppressAlert(failure && failed, failure?.message);
  const isHere = isWide === (place === "end");
  const leadToForm = (press: MouseEvent) => {
    if (place !== "bar" || question) return;
    if (unfold) flushSync(unfold);
    if (showForm(id)) press.preventDefault();
  };
  if (instead) return isHere && place === "end" && <Beside style={{ marginTop: 24 }}>{instead}</Beside>;
  if (suspended)
    return place === "end" ? (
      <Beside style={{ marginTop: 24 }}>
        <SuspendedNote suspended={suspended} />
      </Beside>
    ) : (
      isHere && <FormattedMessage id="book.suspended.brief" tagName="strong" />
    );
  const button = (
    <BlockedWhileImpersonating call={call}>
      <BusyButton
        type="submit"
        form={id}
        variant="contained"
        color="secondary"
        size="large"
        disabled={busy}
        onClick={leadToForm}
        loading={form.sending}
        sx={place === "end" ? { minWidth: 240 } : undefined}
      >
        {question ? <AnswerWords question={question} total={total} /> : children}
      </BusyButton>
    </BlockedWhileImpersonating>
  );
  if (question && place === "end")
    return (
      <Beside style={{ marginTop: 24 }}>
        {besides}
        <BookingQuestionBox question={question} total={total}>
          {button}
        </BookingQuestionBox>
      </Beside>
    );
  if (!isHere) return null;
  return (
    <Beside style={place === "end" ? { marginTop: 24 } : { justifyItems: "stretch" }}>
      <CallFailure
        form={form}
        failed={isReasoned && reasonAlone ? undefined : failed}
        kind={isReasoned ? "warning" : "error"}
        unanswered="book.unreachable"
      />
      {isCallError(failure) && failure.code === "account.nameLetters" && <ToProfile />}
      {!question && besides}
      {button}
    </Beside>
  );
}

/** What is filled in by hand; the hidden input of a photo's file is none. */
const FIELD = `:is(input, select, textarea):not([type="file"], [tabindex="-1"])`;

/** Scrolls to a form that begins below the window, and to its first field; false if it is visible already. */
function showForm(id: string): boolean {
  const form = document.getElementById(id);
  if (!form || form.getBoundingClientRect().top < window.innerHeight) return false;
  form.scrollIntoView({ block: "start" });
  form.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  return true;
}
