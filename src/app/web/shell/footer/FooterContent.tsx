import { styled } from "@mui/material/styles";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import {
  cancellationPolicyPath,
  courierPath,
  generalTermsPath,
  guideFilePath,
  newsListPath,
  privacyPolicyPath,
} from "../../../../features/information/information.pages";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { Link } from "../../../../platform/web/links";
import { callAddress, shopOfPage } from "../../../../platform/web/shop";
import { token } from "../../../../platform/web/theme/token";
import { TileBand } from "../../../../platform/web/ui/tiles/TileBand";
import { addressOf, legalLines } from "../../../../shared/shop";

const Band = styled("div")({ borderTop: `2px solid ${token("ink")}` });

const Columns = styled("div")({
  display: "grid",
  gap: "28px 48px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  maxWidth: 1200,
  marginInline: "auto",
  padding: "36px clamp(16px, 4vw, 32px) 48px",
  "& h2": { fontSize: "1.0625rem", margin: "0 0 8px" },
  "& address": { fontStyle: "normal" },
  "& ul": { listStyle: "none", padding: 0 },
  "& a": { color: token("ink"), display: "inline-flex", alignItems: "center", minHeight: 44, textUnderlineOffset: 3 },
});

/** The shop's office, its legal lines (OPS-154), and the texts to read before booking. */
export default function FooterContent() {
  const language = useLanguage();
  const [shop] = useState(shopOfPage);
  const office = [...(shop.name ? [shop.name] : []), ...addressOf(shop)];
  const legal = legalLines(shop, language);
  const isReached = office.length > 0 || shop.phone !== null || shop.email !== null || legal.length > 0;
  return (
    <footer>
      <Band>
        <TileBand height={40} />
      </Band>
      <Columns>
        {isReached && (
          <section>
            <h2>
              <FormattedMessage id="shell.office" />
            </h2>
            <address>
              {office.map((line) => (
                <div key={line}>{line}</div>
              ))}
              {shop.phone && (
                <div>
                  <a href={callAddress(shop.phone)}>{shop.phone}</a>
                </div>
              )}
              {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
              {legal.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          </section>
        )}
        <section>
          <h2>
            <FormattedMessage id="shell.policies" />
          </h2>
          <ul>
            <li>
              <Link to={cancellationPolicyPath()}>
                <FormattedMessage id="title.cancellationPolicy" />
              </Link>
            </li>
            <li>
              <Link to={privacyPolicyPath()}>
                <FormattedMessage id="title.privacyPolicy" />
              </Link>
            </li>
            <li>
              <Link to={generalTermsPath()}>
                <FormattedMessage id="title.generalTerms" />
              </Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>
            <FormattedMessage id="shell.goodToKnow" />
          </h2>
          <ul>
            <li>
              <Link to={newsListPath()}>
                <FormattedMessage id="shell.news" />
              </Link>
            </li>
            <li>
              <Link to={courierPath()}>
                <FormattedMessage id="title.courier" />
              </Link>
            </li>
            <li>
              <a href={guideFilePath("road-guide", language)}>
                <FormattedMessage id="shell.roadGuide" />
              </a>
            </li>
            <li>
              <a href={guideFilePath("tips", language)}>
                <FormattedMessage id="shell.tips" />
              </a>
            </li>
          </ul>
        </section>
      </Columns>
    </footer>
  );
}
