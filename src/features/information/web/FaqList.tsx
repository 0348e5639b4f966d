import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { SITE_ID } from "../../../shared/constants";
import { selectLanguage } from "../../../web/intl/language";
import { token } from "../../../web/theme/token";
import { Section } from "../../../web/ui/Section";
import { useGetFaqQuery } from "./information.api";

const Questions = styled("div")({
  maxWidth: "46rem",
  "& details": { borderBottom: `1px solid ${token("sand")}` },
  "& summary": { cursor: "pointer", fontWeight: 600, padding: "14px 0", minHeight: 44, fontSize: "1.0625rem" },
  "& p": { margin: "0 0 18px", color: token("inkSoft"), lineHeight: 1.6 },
});

/** What people ask about a product (ProductType of specification section 3). None to be had: nothing, silently. */
export function FaqList({ productType }: { readonly productType: number }) {
  const lang = useSelector(selectLanguage);
  const { data = [] } = useGetFaqQuery({ siteId: SITE_ID, productType, lang });
  if (data.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="information.faq.title" />}>
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
