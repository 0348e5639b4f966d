import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { carsPath, zonePath } from "../../../../features/plan/products.pages";
import { isNotFound } from "../../../../platform/web/callError";
import { usePageWords } from "../../../../platform/web/head/usePageWords";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { type Fact, FactList } from "../../../../platform/web/ui/FactList";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { OfficeList } from "../../../../platform/web/ui/OfficeList";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { CONFIRM_WITHIN_HOURS, DRIVER_AGE } from "../../../../shared/constants";
import { Transmission } from "../../../../shared/enumerations";
import { idOfPath } from "../../../../shared/page";
import { carSearchPath } from "../../car.paths";
import { classWords, titleValues } from "../../car.words";
import type { ClassInZone } from "../../class.schemas";
import { defaultCarSearch } from "../../search/car.search-url";
import { CompanyOpinions } from "../opinions/CompanyOpinions";
import { CarClassPoster } from "./CarClassPoster";
import { useGetClassInZoneQuery } from "./carClass.api";
import { ElsewhereLinks, OtherClasses } from "./OtherClasses";

const Columns = styled("div")({
  display: "grid",
  gap: "clamp(24px, 4vw, 48px)",
  marginBlock: "clamp(32px, 5vw, 56px)",
  "@media (min-width: 700px)": { gridTemplateColumns: "1fr 1fr" },
});

const List = styled("ul")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "flex", flexWrap: "wrap", gap: "2px 12px", alignItems: "baseline", paddingBlock: 9 },
  "& li + li": { borderTop: `1px solid ${token("sand")}` },
  "& b": { flexGrow: 1 },
  "& span": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& .instant": { color: token("palm"), fontWeight: 600 },
});

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 32px",
  marginBottom: "clamp(32px, 5vw, 48px)",
  "& > div": { flex: "1 1 18rem" },
  "& strong": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.75rem", lineHeight: 1.2 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", maxWidth: "36rem" },
  "@media (max-width: 599px)": { "& > a": { flexGrow: 1 } },
});

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

/** The facts of a class, and its conditions for drivers. */
function CarClassFacts({ found }: { readonly found: ClassInZone }) {
  const money = useCardMoney();
  const { Seats, Bags, TransmissionId, KmLimit, MinLicenceYears, Deposit, CurrencyCode } = found;
  const fact = (id: string, term: Fact["term"], detail: Fact["detail"]) => ({ id, term, detail });
  const gears = TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual";
  const room = <FormattedMessage id="car.class.roomDetail" values={{ seats: Seats, bags: Bags }} />;
  const km =
    KmLimit === null ? (
      <FormattedMessage id="car.fact.unlimitedKm" />
    ) : (
      <FormattedMessage id="car.fact.km" values={{ km: KmLimit }} />
    );
  const licence = <FormattedMessage id="car.class.licenceDetail" values={{ years: MinLicenceYears }} />;
  const deposit = <FormattedMessage id="car.class.depositDetail" values={{ amount: money(Deposit, CurrencyCode) }} />;
  return (
    <FactList
      layout="grid"
      facts={[
        fact("room", <FormattedMessage id="car.class.room" />, room),
        fact("gears", <FormattedMessage id="car.transmission" />, <FormattedMessage id={gears} />),
        fact("km", <FormattedMessage id="car.class.km" />, km),
        fact(
          "age",
          <FormattedMessage id="car.class.age" />,
          <FormattedMessage id="car.class.ageDetail" values={DRIVER_AGE} />,
        ),
        fact("licence", <FormattedMessage id="car.class.licence" />, licence),
        fact("deposit", <FormattedMessage id="car.class.deposit" />, deposit),
      ]}
    />
  );
}

/** The lowest price of a class, and a search form filled in for this place and class. */
function CarClassPrice({ found }: { readonly found: ClassInZone }) {
  const money = useCardMoney();
  const { shortDay } = useHavanaTime();
  const { FromPerDay, CurrencyCode, PickUp, DropOff, StartHour, EndHour, Zone, ClassId } = found;
  const view = defaultCarSearch(PickUp);
  const search = { ...view.search, PickUp, DropOff, StartHour, EndHour, IdZone: Zone.Id, IdClass: ClassId };
  return (
    <Line>
      <div>
        <strong className="tabular">
          <FormattedMessage id="car.class.from" values={{ price: money(FromPerDay, CurrencyCode) }} />
        </strong>
        <p>
          <FormattedMessage id="car.class.fromWhy" values={{ pickUp: shortDay(PickUp), dropOff: shortDay(DropOff) }} />
        </p>
      </div>
      <Button
        component={Link}
        to={carSearchPath({ ...view, search })}
        variant="contained"
        color="secondary"
        size="large"
      >
        <FormattedMessage id="car.class.search" />
      </Button>
    </Line>
  );
}

/** The companies that rent out a class in a place, and their offices. */
function CarClassCompanies({ found: { Companies, Offices, Zone } }: { readonly found: ClassInZone }) {
  const place = usePlaceName();
  return (
    <Columns>
      <div>
        <Section title={<FormattedMessage id="car.class.companies" values={{ zone: place(Zone.Name) }} />}>
          <List>
            {Companies.map(({ Id, Name, ConfirmsInstantly }) => (
              <li key={Id}>
                <b>{Name}</b>
                <span className={ConfirmsInstantly ? "instant" : undefined}>
                  <FormattedMessage
                    id={ConfirmsInstantly ? "book.promise.instant" : "car.company.confirms"}
                    values={{ hours: CONFIRM_WITHIN_HOURS }}
                  />
                </span>
                <CompanyOpinions supplierId={Id} />
              </li>
            ))}
          </List>
        </Section>
      </div>
      <div>
        <Section title={<FormattedMessage id="car.class.offices" />}>
          <OfficeList offices={Offices} />
        </Section>
      </div>
    </Columns>
  );
}
