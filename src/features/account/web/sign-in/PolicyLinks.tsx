import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

// In a new tab, so that nothing typed is lost.
const policy = (path: string) => (chunks: ReactNode) => (
  <Link key={path} href={path} target="_blank" rel="noreferrer">
    {chunks}
  </Link>
);

const values = {
  privacy: policy("/privacy-policy"),
  terms: policy("/general-terms"),
  cancellation: policy("/cancellation-policy"),
};

/** The terms that must be accepted (PAY-2), each a link to its text. */
export function PolicyLinks() {
  return <FormattedMessage id="account.field.accept" values={values} />;
}
