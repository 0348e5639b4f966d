import { FormattedMessage, useIntl } from "react-intl";
import { PageTab, PageTabs } from "../../../../platform/web/ui/page/PageTabs";
import { useDeskPages } from "./deskPages";

/** The tabs of the page at the present address. Nothing if the caller may see only one of them. */
export function DeskTabs() {
  const intl = useIntl();
  const desk = useDeskPages();
  if (!desk?.here) return null;
  const { mine, here } = desk;
  const subject = here.tabOf ?? here.name;
  const tabs = mine.filter(({ name, tabOf }) => name === subject || tabOf === subject);
  if (tabs.length < 2) return null;
  return (
    <PageTabs aria-label={intl.formatMessage({ id: `support.nav.${subject}` })} data-print="off">
      {tabs.map(({ name, to, tab }) => (
        <PageTab key={name} to={to} {...(name === here.name && { "aria-current": "page" })}>
          <FormattedMessage id={tab ?? `support.nav.${name}`} />
        </PageTab>
      ))}
    </PageTabs>
  );
}
