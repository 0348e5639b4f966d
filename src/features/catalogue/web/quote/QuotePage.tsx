import Box from "@mui/material/Box";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import type { Quote, QuoteChoices } from "../../quote.schemas";
import { CatalogueWaiting } from "../CatalogueWaiting";
import { useGetQuoteChoicesQuery } from "../catalogue.api";
import { CarQuoteForm } from "./CarQuoteForm";
import { QuoteLines } from "./QuoteLines";
import { StayQuoteForm } from "./StayQuoteForm";

const kinds = ["car", "stay"] as const;
type Kind = (typeof kinds)[number];

/** /support/catalogue?quote: what a search would cost at an instant, and by which rows of the catalogue. (OPS-41) */
export function QuotePage() {
  const { data, isError, refetch } = useGetQuoteChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="support.quote.title" />}
      lead={<FormattedMessage id="support.quote.lead" />}
    >
      {data ? <Quotes choices={data} /> : <CatalogueWaiting isError={isError} onRetry={refetch} height={420} />}
    </PageFrame>
  );
}

function Quotes({ choices }: { readonly choices: QuoteChoices }) {
  const [kind, setKind] = useState<Kind>("car");
  const [quote, setQuote] = useState<Quote | null>(null);
  const choose = (next: Kind) => {
    setKind(next);
    setQuote(null);
  };
  return (
    <Box
      sx={{
        display: "grid",
        gap: "32px 48px",
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr)" },
      }}
    >
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <RadioCards
          label={<FormattedMessage id="support.quote.of" />}
          name="kind"
          value={kind}
          onChange={({ target }) => choose(kinds.find((one) => one === target.value) ?? "car")}
          choices={kinds.map((value) => ({ value, title: <FormattedMessage id={`support.quote.of.${value}`} /> }))}
        />
        {kind === "car" ? (
          <CarQuoteForm choices={choices} onQuote={setQuote} />
        ) : (
          <StayQuoteForm choices={choices} onQuote={setQuote} />
        )}
      </Box>
      {quote ? <QuoteLines quote={quote} /> : null}
    </Box>
  );
}
