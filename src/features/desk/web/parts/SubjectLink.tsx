import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { PagePath } from "../../../../shared/page";
import { supportClientPath, supportPlanPath, supportPlansPath } from "../../desk.pages";

/** Pages of what an entry can be about, by the subject's first word. */
const pageOf: Readonly<Record<string, (id: number) => PagePath>> = {
  plan: supportPlanPath,
  client: supportClientPath,
  booking: (id) => supportPlansPath({ q: String(id) }),
};

/** A subject such as `booking 801`, in words, with a link to its page from every other page. */
export function SubjectLink({ subject, children }: { readonly subject: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [of = "", id] = subject.split(" ");
  const to = pageOf[of]?.(Number(id));
  return to === undefined || to === pathname ? children : <TextLink to={to}>{children}</TextLink>;
}
