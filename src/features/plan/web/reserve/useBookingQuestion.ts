import type { SerializedError } from "@reduxjs/toolkit";
import { useState } from "react";
import { type CallError, isCallError } from "../../../../platform/web/callError";
import type { StatedPrice } from "../../../../shared/schemas";
import type { BookingCall } from "../../bookings/booking.schemas";
import { isShown, type ShownPrice, shownPrice } from "../../price/bookedPrice";
import { type ServiceKind, serviceKinds } from "../../service/sameService.rules";

/** A part of a form's booking, by its number, with its name if there are several. */
export type BookedPart = { readonly part: number; readonly name?: string };

/** A part whose price differs from the one shown. */
export type RepricedPart = BookedPart & { readonly was: StatedPrice; readonly now: StatedPrice };

/** A form's question before it books. */
export type BookingQuestion =
  | { readonly asks: "price"; readonly parts: readonly RepricedPart[] }
  | { readonly asks: "again"; readonly kind: ServiceKind; readonly booking: number; readonly plan: number };

/** Whether a price on the page is the one in question: the page may have loaded the new one since. */
export const isFormerPrice = (question: BookingQuestion | null, price: StatedPrice): boolean =>
  question?.asks === "price" && question.parts.some(({ was }) => isShown(shownPrice(was), price));

/** The confirmed prices and repeated bookings. */
type Agreed = { readonly parts: readonly RepricedPart[]; readonly again: boolean };
type Kept = { readonly about: string; readonly question: BookingQuestion | null; readonly agreed: Agreed };

const nothing: Omit<Kept, "about"> = { question: null, agreed: { parts: [], again: false } };

/** A part as the page shows it. */
type ShownPart = BookedPart & { readonly price: StatedPrice };

/**
 * Asks before something is booked at a different price than shown, or a second time; submitting the form again
 * confirms. `about`: the form values that the question depends on; if they change, the question is dropped. (PLAN-37,
 * PLAN-38)
 */
export function useBookingQuestion(about: string) {
  const [kept, keep] = useState<Kept>({ about, ...nothing });
  const { question, agreed } = kept.about === about ? kept : nothing;
  return {
    question,
    /** To be called when the form is submitted: provides the calls' fields, and turns their failures into questions. */
    begin: () => {
      const now = withAnswer(agreed, question);
      const ask = (next: BookingQuestion | null) => keep({ about, question: next, agreed: now });
      const priceOf = ({ part, price }: ShownPart) =>
        now.parts.findLast((one) => one.part === part && isShown(shownPrice(one.was), price))?.now ?? price;
      return {
        /** The shown price of a part, or the one confirmed since. */
        priceOf,
        /** The fields of the call that books a part. */
        says: (part: ShownPart): ShownPrice & Pick<BookingCall, "UnlessBooked"> => ({
          ...shownPrice(priceOf(part)),
          UnlessBooked: !now.again || undefined,
        }),
        /** Asks about prices that differ from those on the page. */
        asksPrice: (parts: readonly RepricedPart[]) => ask({ asks: "price", parts }),
        /** Whether a part's failure is a question, which is then asked. */
        asks: (error: CallError | SerializedError | undefined, part: ShownPart): boolean => {
          const asked = questionIn(error, part);
          ask(asked);
          return asked !== null;
        },
      };
    },
  };
}

function withAnswer({ parts, again }: Agreed, question: BookingQuestion | null): Agreed {
  if (question?.asks === "price") return { parts: [...parts, ...question.parts], again };
  return { parts, again: again || question?.asks === "again" };
}

function questionIn(
  error: CallError | SerializedError | undefined,
  { price: was, ...part }: ShownPart,
): BookingQuestion | null {
  if (!isCallError(error)) return null;
  if (error.price) return { asks: "price", parts: [{ ...part, was, now: error.price.Now }] };
  if (error.code !== "plan.bookedAlready") return null;
  const { booking, plan, kind } = error.facts ?? {};
  const words = serviceKinds.find((known) => known === kind) ?? "other";
  return { asks: "again", kind: words, booking: Number(booking), plan: Number(plan) };
}
