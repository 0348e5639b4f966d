import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { cancellationPolicyPath, generalTermsPath, privacyPolicyPath } from "../information.pages";

/** Opens in a new tab, so that nothing typed is lost. */
const policyLink = (path: string) => (text: ReactNode) => (
  <Link key={path} href={path} target="_blank" rel="noopener">
    {text}
  </Link>
);

/** The values of messages that name the policies to be accepted (CAR-4, PAY-2), each a link to its text. */
export const policyLinks = {
  privacy: policyLink(privacyPolicyPath()),
  terms: policyLink(generalTermsPath()),
  cancellation: policyLink(cancellationPolicyPath()),
};
