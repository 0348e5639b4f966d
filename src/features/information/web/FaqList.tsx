import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { token } from "../../../platform/web/theme/token";
import { foldMark } from "../../../platform/web/ui/page/foldMark";
import { Section } from "../../../platform/web/ui/page/Section";
import { SITE_ID } from "../../../shared/constants";
import type { Faq } from "../information.schemas";
import { useGetFaqQuery } from "./information.api";

const Answers = styled("div")({
  maxWidth: "46rem",
  "& details": { borderBottom: `1px solid ${token("sand")}` },
  "& summary": {
    ...foldMark,
    cursor: "pointer",
    fontWeight: 600,
    padding: "14px 0",
    minHeight: 44,
    fontSize: "1.0625rem",
  },
  "& p": { margin: "0 0 18px", color: token("inkSoft"), lineHeight: 1.6 },
});

type Props = {
  /** ProductType of WIRE-20. */
  readonly productType: number;
  /** The product's name, if several products are on one page. */
  readonly product?: ReactNode;
};

/** The FAQs of a product type (INFO-2). If they cannot be loaded, nothing is shown, and no alert (INFO-4). */
export function FaqList({ productType, product }: Props) {
  const lang = useSelector(selectLanguage);
  const { data = [] } = useGetFaqQuery({ siteId: SITE_ID, productType, lang });
  if (data.length === 0) return null;
  return (
    <Section
      title={
        <>
          <FormattedMessage id="information.faq.title" />
          {product && <>: {product}</>}
        </>
      }
    >
      <Questions items={data} />
    </Section>
  );
}

/** Questions, each opened to its answer. */
export function Questions({ items }: { readonly items: readonly Faq[] }) {
  return (
    <Answers>
      {items.map(({ Question, Answer }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be equal while they are edited.
        <details key={place}>
          <summary>{Question}</summary>
          <p>{Answer}</p>
        </details>
      ))}
    </Answers>
  );
}
