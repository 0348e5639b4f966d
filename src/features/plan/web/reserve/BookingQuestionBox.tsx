import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { Icon } from "../../../../platform/web/ui/Icon";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { sum } from "../../../../shared/money";
import { planPath } from "../../plan.pages";
import { ComparedPrices } from "./ComparedPrices";
import type { BookingQuestion, RepricedPart } from "./useBookingQuestion";

const Box = styled("div")({
  border: `2px solid ${token("mangoText")}`,
  borderRadius: 8,
  background: token("mangoWash"),
  padding: 16,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  justifyItems: "start",
  width: "100%",
  "& h3": { display: "flex", gap: 8, alignItems: "center", margin: 0, fontSize: "1.1875rem" },
  "& [role=alert]": { display: "grid", gap: 4 },
});

type Props = {
  readonly question: BookingQuestion;
  /** The price of everything to be booked now, in minor units, if the question is about a part of it. */
  readonly total?: number | undefined;
  /** The button that books. */
  readonly children: ReactNode;
};

/**
 * A question to the client before anything is booked: the price differs from the one shown, compared line by line; or
 * the client already has the stay or car, with a link to it. It takes the focus, and pressing its button is the answer.
 * (PLAN-37, PLAN-38)
 */
export function BookingQuestionBox({ question, total, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus anew.
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, [question]);
  return (
    <Box ref={box} role="group" aria-labelledby={id} tabIndex={-1}>
      <div role="alert">
        <h3 id={id}>
          <Icon name="alert" size={22} />
          {question.asks === "price" ? (
            <PriceTitle parts={question.parts} total={total} />
          ) : (
            <FormattedMessage id="book.again.title" values={{ kind: question.kind, booking: question.booking }} />
          )}
        </h3>
        <FormattedMessage id={question.asks === "price" ? "book.priceChanged.text" : "book.again.text"} tagName="p" />
      </div>
      {question.asks === "price" ? (
        <ComparedPrices parts={question.parts} />
      ) : (
        <TextLink to={planPath(question.plan)}>
          <FormattedMessage id="book.again.open" values={{ booking: question.booking }} />
        </TextLink>
      )}
      {children}
    </Box>
  );
}

type TitleProps = { readonly parts: readonly RepricedPart[]; readonly total: number | undefined };

function PriceTitle({ parts, total = totalNow(parts) }: TitleProps) {
  const money = useMoney();
  return <FormattedMessage id="book.priceChanged.title" values={{ total: money(total) }} />;
}

const totalNow = (parts: readonly RepricedPart[]) => sum(parts.map(({ now }) => now.Total));

/** The label of the button that confirms. */
export function AnswerWords({ question, total }: Pick<Props, "question" | "total">) {
  const money = useMoney();
  if (question.asks === "again") return <FormattedMessage id="book.again.submit" values={{ kind: question.kind }} />;
  const amount = money(total ?? totalNow(question.parts));
  return <FormattedMessage id="book.priceChanged.submit" values={{ total: amount }} />;
}
