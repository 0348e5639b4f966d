import Box from "@mui/material/Box";
import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import { RadioCards } from "../../../../platform/web/ui/fields/RadioCards";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";
import { paper } from "../paper";
import { SignaturePad } from "./SignaturePad";

/** The values of the signature form: a typed name, or a drawing as a PNG data URL, and the consent. */
export type Signature = { way: "type" | "draw"; name: string; drawing: string | null; consent: boolean };

const Field = fieldOf<Signature>();

const choices = (["type", "draw"] as const).map((value) => ({
  value,
  title: <FormattedMessage id={`receipt.signature.${value}`} />,
}));

/** Two equivalent ways to sign; typing needs only a keyboard. */
export function SignatureField() {
  const { values, setFieldValue } = useFormikContext<Signature>();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Field as={RadioCards} name="way" label={<FormattedMessage id="receipt.signature.legend" />} choices={choices} />
      {values.way === "type" ? (
        <>
          <Field
            as={TextField}
            name="name"
            label={<FormattedMessage id="receipt.signature.name" />}
            maxLength={LONGEST.wholeName}
            autoComplete="name"
          />
          <ScriptName name={values.name} />
        </>
      ) : (
        <SignaturePad onChange={(drawing) => void setFieldValue("drawing", drawing)} />
      )}
    </Box>
  );
}

/** The signer's name in script. Hidden from screen readers, as the field above has it. (PAPER-10) */
function ScriptName({ name }: { readonly name: string }) {
  return (
    <Box aria-hidden="true" sx={{ ...paper, px: 2, pt: 2, pb: 1.5 }}>
      <Box
        sx={{
          borderBottom: "1px solid currentColor",
          fontFamily: 'Allura, "Snell Roundhand", "Segoe Script", "Apple Chancery", "URW Chancery L", "Z003", cursive',
          fontSize: "2.5rem",
          lineHeight: 1.3,
          minHeight: "1.3em",
          overflowWrap: "anywhere",
        }}
      >
        {name}
      </Box>
    </Box>
  );
}
