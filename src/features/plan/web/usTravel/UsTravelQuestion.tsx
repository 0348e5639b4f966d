import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useIsClientsOwn } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { usTravelContract } from "../../usTravel/usTravel.contract";
import { sectionOfCategory, usTravelCategories } from "../../usTravel/usTravel.rules";
import type { UsTravel } from "../../usTravel/usTravel.schemas";
import { useStateUsTravelMutation } from "./usTravel.api";

/** Where OFAC explains its licenses for Cuba. */
const OFAC = "https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions";

const Question = styled("section")({ display: "grid", gap: 12 });

/**
 * Asks by which general license a US person travels; others state whether a person with them is one. Each answer is
 * saved immediately, and US persons can pay only after choosing. Nothing if the shop does not ask. (PLAN-50)
 */
export function UsTravelQuestion({ planId, known }: { readonly planId: number; readonly known: UsTravel | undefined }) {
  const intl = useIntl();
  const [state, { isLoading, originalArgs, isError }] = useStateUsTravelMutation();
  const blocked = useIsClientsOwn(usTravelContract.stateUsTravel) || isLoading;
  if (!known?.Asked) return null;
  // The choice is shown before the server has answered.
  const said = isLoading && originalArgs ? originalArgs : known;
  const isUs = known.ByData || said.UnderUsLaw;
  return (
    <Question aria-label={intl.formatMessage({ id: "usTravel.title" })}>
      {!known.ByData && (
        <CheckboxField
          name="UnderUsLaw"
          label={<FormattedMessage id="usTravel.somebody" />}
          checked={isUs}
          disabled={blocked}
          onChange={({ target }) => void state({ planId, UnderUsLaw: target.checked, Category: null })}
        />
      )}
      {isUs && (
        <>
          <SelectField
            name="UsTravelCategory"
            label={<FormattedMessage id="usTravel.title" />}
            hint={
              <FormattedMessage
                id="usTravel.why"
                values={{
                  a: (text) => (
                    <MuiLink key="ofac" href={OFAC} target="_blank" rel="noopener">
                      {text}
                    </MuiLink>
                  ),
                }}
              />
            }
            error={isError ? intl.formatMessage({ id: "usTravel.failed" }) : undefined}
            required
            disabled={blocked}
            value={said.Category ?? ""}
            onChange={({ target }) => {
              const Category = usTravelCategories.find((category) => category === target.value) ?? null;
              void state({ planId, UnderUsLaw: true, Category });
            }}
          >
            <option value="">{intl.formatMessage({ id: "usTravel.choose" })}</option>
            {usTravelCategories.map((category) => (
              <option key={category} value={category}>
                {intl.formatMessage({ id: `usTravel.category.${category}` })}
                {sectionOfCategory[category] && ` (31 CFR ${sectionOfCategory[category]})`}
              </option>
            ))}
          </SelectField>
          {said.Category === null && (
            <Callout kind="info">
              <FormattedMessage id="usTravel.first" />
            </Callout>
          )}
        </>
      )}
    </Question>
  );
}
