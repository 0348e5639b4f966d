import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { token } from "../../../platform/web/theme/token";
import { DottedList } from "../../../platform/web/ui/dotted/DottedList";
import type { Hotel } from "../property.schemas";

const Sights = styled(DottedList)({ color: token("inkSoft"), fontSize: "0.9375rem" });

/** The time to the nearby sights. (LODGE-34) */
export function SightsNear({ sights }: { readonly sights: Hotel["Sights"] }) {
  const place = usePlaceName();
  if (sights.length === 0) return null;
  return (
    <Sights>
      {sights.map(({ Name, Minutes, OnFoot }) => (
        <FormattedMessage
          key={Name}
          id="lodging.sight"
          tagName="li"
          values={{ name: place(Name), minutes: Minutes, way: OnFoot ? "foot" : "car" }}
        />
      ))}
    </Sights>
  );
}
