import { FormattedMessage } from "react-intl";
import { helpPath, newsListPath } from "../../../../features/information/information.pages";
import { carsPath, lodgingsPath } from "../../../../features/plan/products.pages";
import { Link } from "../../../../platform/web/links";
import type { MessageId } from "../../../../shared/messageId";
import type { PagePath } from "../../../../shared/page";

type Props = { readonly to: PagePath; readonly text: MessageId };

/** A link in one of the header's menus. */
export function MenuLink({ to, text }: Props) {
  return (
    <li>
      <Link to={to}>
        <FormattedMessage id={text} />
      </Link>
    </li>
  );
}

/** The header's links, in a menu of a window that has no room for them. */
export function SiteLinks() {
  return (
    <>
      <MenuLink to={carsPath()} text="shell.cars" />
      <MenuLink to={lodgingsPath()} text="shell.lodging" />
      <MenuLink to={helpPath()} text="shell.help" />
      <MenuLink to={newsListPath()} text="shell.news" />
    </>
  );
}
