import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { TileBand } from "../../../platform/web/art/tiles/TileBand";
import { token } from "../../../platform/web/theme/token";
import { company } from "../../../shared/company";

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

/** The office, and what is good to know before booking. */
export default function FooterContent() {
  const { locale } = useIntl();
  return (
    <footer>
      <Band>
        <TileBand height={40} />
      </Band>
      <Columns>
        <section>
          <h2>
            <FormattedMessage id="shell.office" />
          </h2>
          <address>
            {company.office.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <a href={`tel:${company.phone.replaceAll(" ", "")}`}>{company.phone}</a>
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </address>
        </section>
        <section>
          <h2>
            <FormattedMessage id="shell.policies" />
          </h2>
          <ul>
            <li>
              <Link to="/cancellation-policy">
                <FormattedMessage id="title.cancellationPolicy" />
              </Link>
            </li>
            <li>
              <Link to="/privacy-policy">
                <FormattedMessage id="title.privacyPolicy" />
              </Link>
            </li>
            <li>
              <Link to="/general-terms">
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
              <Link to="/courier-service">
                <FormattedMessage id="title.courier" />
              </Link>
            </li>
            <li>
              <a href={`/documents/road-guide-${locale}.pdf`}>
                <FormattedMessage id="shell.roadGuide" />
              </a>
            </li>
            <li>
              <a href={`/documents/tips-${locale}.pdf`}>
                <FormattedMessage id="shell.tips" />
              </a>
            </li>
          </ul>
        </section>
      </Columns>
    </footer>
  );
}
