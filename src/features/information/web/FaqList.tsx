import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../platform/web/intl/language";
import { token } from "../../../platform/web/theme/token";
import { foldMark } from "../../../platform/web/ui/foldMark";
import { Section } from "../../../platform/web/ui/Section";
import { SITE_ID } from "../../../shared/constants";
import { useGetFaqQuery } from "./information.api";

const Questions = styled("div")({
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
  /** Its name, where questions about several products stand on one page. */
  readonly product?: ReactNode;
};

/** The FAQs of a product type (INFO-2). Where they cannot be loaded nothing is shown, without an alert (INFO-4). */
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
      <Questions>
        {data.map(({ Question, Answer }) => (
          <details key={Question}>
            <summary>{Question}</summary>
            <p>{Answer}</p>
          </details>
        ))}
      </Questions>
    </Section>
  );
}
