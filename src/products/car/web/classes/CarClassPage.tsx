import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { carsPath, zonePath } from "../../../../features/plan/products.pages";
import { isNotFound } from "../../../../platform/web/callError";
import { usePageWords } from "../../../../platform/web/head/usePageWords";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { idOfPath } from "../../../../shared/page";
import { classWords, titleValues } from "../../car.words";
import type { ClassInZone } from "../../class.schemas";
import { CarClassCompanies } from "./CarClassCompanies";
import { CarClassFacts } from "./CarClassFacts";
import { CarClassPoster } from "./CarClassPoster";
import { CarClassPrice } from "./CarClassPrice";
import { useGetClassInZoneQuery } from "./carClass.api";
import { ElsewhereLinks, OtherClasses } from "./OtherClasses";

/** /rent-car/{zoneId}/{classId}: a car class in a place, with the companies that rent it out. (CAR-23) */
export default function CarClassPage() {
  const { zoneId, classId } = useParams();
  const [zone, carClass] = [zoneId, classId].map(idOfPath);
  const isAddress = typeof zone === "number" && typeof carClass === "number";
  const query = useGetClassInZoneQuery({ zoneId: zone ?? 0, classId: carClass ?? 0 }, { skip: !isAddress });
  const { currentData: found, error, isFetching, refetch } = query;
  const intl = useIntl();
  const isMissing = !isAddress || isNotFound(error);
  usePageWords(isMissing ? null : found && classWords(found));
  if (isMissing) return <CarClassMissing />;
  if (found) return <OneClass key={`${zone}/${carClass}`} found={found} />;
  return (
    <PageFrame title={<FormattedMessage id="car.class.heading" />}>
      {error && !isFetching ? (
        <LoadFailure title="car.class.failed" text={serverText(error)} onRetry={refetch} />
      ) : (
        <OfferSkeletons count={2} label={intl.formatMessage({ id: "car.class.loading" })} />
      )}
    </PageFrame>
  );
}

function OneClass({ found }: { readonly found: ClassInZone }) {
  const { ClassName, Zone, Models } = found;
  const place = usePlaceName();
  const intl = useIntl();
  const models = intl.formatList(
    Models.map(({ Name }) => Name),
    { type: "unit" },
  );
  return (
    <PageFrame
      above={<TextLink to={zonePath(Zone.Id)}>{place(Zone.Name)}</TextLink>}
      title={<FormattedMessage id="car.class.title" values={titleValues(found, place)} />}
      lead={<FormattedMessage id="car.class.models" values={{ models }} />}
    >
      <CarClassPoster zoneCode={Zone.Code} className={ClassName} photo={found.Photo} />
      <CarClassPrice found={found} />
      <Section title={<FormattedMessage id="car.class.facts" />}>
        <CarClassFacts found={found} />
      </Section>
      <CarClassCompanies found={found} />
      <OtherClasses found={found} />
      <ElsewhereLinks found={found} />
    </PageFrame>
  );
}

/** For a link to a class that no company rents out in that place. */
function CarClassMissing() {
  return (
    <PageFrame title={<FormattedMessage id="car.class.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="car.class.missing.what" />}
        action={
          <MainLink to={carsPath()}>
            <FormattedMessage id="car.class.missing.action" />
          </MainLink>
        }
      >
        <FormattedMessage id="car.class.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
