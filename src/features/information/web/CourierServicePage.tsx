import { FormattedMessage } from "react-intl";
import { PageScene } from "../../../art/PageScene";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { ProductType } from "../../../shared/enumerations";
import type { CourierRates } from "../information.schemas";
import { CourierPrices } from "./CourierPrices";
import { CourierQuoteForm } from "./CourierQuoteForm";
import { FaqList } from "./FaqList";
import { InformationPending } from "./InformationPending";
import { useGetCourierRatesQuery } from "./information.api";

const allowed = ["clothes", "medicines", "food", "tools", "papers"] as const;
const refused = ["money", "weapons", "liquids", "batteries", "perishable"] as const;

/** Parcels to Cuba: a quote, the prices by weight, and what may be sent. */
export default function CourierServicePage() {
  const { data: rates, error, refetch } = useGetCourierRatesQuery();
  return (
    <PageFrame
      scene={<PageScene zone="SCU" />}
      title={<FormattedMessage id="title.courier" />}
      lead={<FormattedMessage id="information.courier.lead" />}
    >
      {rates ? <Courier rates={rates} /> : <InformationPending error={error} onRetry={refetch} />}
    </PageFrame>
  );
}

function Courier({ rates }: { readonly rates: CourierRates }) {
  return (
    <>
      <Section title={<FormattedMessage id="information.courier.quote" />}>
        <CourierQuoteForm provinces={rates.Provinces} />
      </Section>
      <Section title={<FormattedMessage id="information.courier.prices" />}>
        <CourierPrices bands={rates.Bands} provinces={rates.Provinces} />
      </Section>
      <Section title={<FormattedMessage id="information.courier.allowed" />}>
        <ul>
          {allowed.map((what) => (
            <li key={what}>
              <FormattedMessage id={`information.courier.allowed.${what}`} />
            </li>
          ))}
        </ul>
        <div style={{ maxWidth: "44rem" }}>
          <Callout kind="warning" title={<FormattedMessage id="information.courier.refused" />}>
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {refused.map((what) => (
                <li key={what}>
                  <FormattedMessage id={`information.courier.refused.${what}`} />
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      </Section>
      <FaqList productType={ProductType.CourierServices} />
    </>
  );
}
