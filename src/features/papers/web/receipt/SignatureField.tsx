import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { RadioCards } from "../../../../platform/web/ui/RadioCards";
import { TextField } from "../../../../platform/web/ui/TextField";
import { ScriptName } from "./ScriptName";
import { SignaturePad } from "./SignaturePad";

/** A signature in the making: a name that is typed, or a drawing as a PNG data URL. */
export type SignatureDraft = { way: "type" | "draw"; name: string; drawing: string | null };

type Props = { readonly draft: SignatureDraft; readonly onChange: (draft: SignatureDraft) => void };

const choices = (["type", "draw"] as const).map((value) => ({
  value,
  title: <FormattedMessage id={`receipt.signature.${value}`} />,
}));

/** Two ways to sign, worth the same: typing works by keyboard alone. */
export function SignatureField({ draft, onChange }: Props) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <RadioCards
        name="signatureWay"
        label={<FormattedMessage id="receipt.signature.legend" />}
        choices={choices}
        value={draft.way}
        onChange={({ target }) => onChange({ ...draft, way: target.value === "draw" ? "draw" : "type" })}
      />
      {draft.way === "type" ? (
        <>
          <TextField
            name="signerName"
            label={<FormattedMessage id="receipt.signature.name" />}
            value={draft.name}
            maxLength={120}
            autoComplete="name"
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
          <ScriptName name={draft.name} />
        </>
      ) : (
        <SignaturePad onChange={(drawing) => onChange({ ...draft, drawing })} />
      )}
    </Box>
  );
}
