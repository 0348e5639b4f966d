import { useSelector } from "react-redux";
import { PeriodFacts } from "../../src/features/plan/web/bookings/PeriodFacts";
import { selectLanguage } from "../../src/platform/web/intl/language";
import { FactList } from "../../src/platform/web/ui/FactList";
import type { WebProduct } from "../../src/products/product.web";
import { webProducts } from "../../src/products/products.web";
import { ProductType } from "../../src/shared/enumerations";
import { pagePath } from "../../src/shared/page";
import { bookedExcursion, servedByExcursion, words } from "./excursion";

const searchPath = () => pagePath("/search-excursions", {});

const Facts: WebProduct["Facts"] = ({ booking }) => {
  const said = words[useSelector(selectLanguage)];
  const details = bookedExcursion(booking);
  if (!details) return <PeriodFacts booking={booking} />;
  const people = details.Participants.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`).join(", ");
  return (
    <FactList
      facts={[
        { id: "meetingPoint", term: said.meetingPoint, detail: details.MeetingPoint },
        { id: "participants", term: said.participants, detail: people },
      ]}
    />
  );
};

/** Excursions, which the shop's own code does not name. */
const excursionProduct: WebProduct = {
  type: ProductType.Excursion,
  kind: "other",
  search: { path: searchPath(), label: "checkout.action.search" },
  served: (booking) => {
    const details = bookedExcursion(booking);
    return details && servedByExcursion(details);
  },
  people: () => ({ people: [], party: null }),
  mainTraveler: () => null,
  voucher: (booking) => ({
    phone: "phone",
    guests: (bookedExcursion(booking)?.Participants ?? []).map(({ FirstName, LastName }, index) => ({
      id: String(index),
      name: `${FirstName} ${LastName}`,
      age: null,
      passport: "",
    })),
    requests: null,
  }),
  zone: () => null,
  otherDays: () => null,
  Picture: () => null,
  Compared: ({ booking }) => bookedExcursion(booking)?.MeetingPoint ?? null,
  Facts,
  Similar: () => null,
};

/** The products of a shop that also sells excursions. */
export const withExcursions: readonly WebProduct[] = [...webProducts, excursionProduct];
