import Button from "@mui/material/Button";
import { type ChangeEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { MACHINE_VERSION } from "../../../features/checkout/checkout.machine";
import { stateName } from "../../../features/checkout/checkout.states";
import { Callout } from "../../../web/ui/Callout";
import { type PlanBundle, readBundle, UnreadableBundle } from "../../support/bundle";
import { NotATest, playwrightTest } from "../playwright-test";
import { saveText } from "./saveText";
import { Row } from "./toolParts";
import type { Inspection } from "./useInspection";
import type { Sitting } from "./useSitting";

type Props = {
  readonly inspection: Inspection | null;
  readonly sitting: Sitting;
  readonly onOpen: (bundle: PlanBundle) => void;
};

type Trouble = { id: "notABundle" | "notATest" } | { id: "otherVersion"; found: string };

/** A plan's bundle to take away or to open, and what was done here as a test. */
export function FilesPanel({ inspection, sitting, onOpen }: Props) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const input = useId();

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = await file.text();
    target.value = "";
    try {
      onOpen(readBundle(text));
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof UnreadableBundle)) throw error;
      setTrouble(troubleWith(text));
    }
  };
  const saveTest = () => {
    try {
      const bookings = inspection?.snapshot.context.bookings.map(({ id }) => id) ?? [];
      const state = inspection ? stateName(inspection.snapshot) : "";
      saveText("inspected.spec.ts", playwrightTest(sitting.deeds, bookings, state), "text/plain");
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof NotATest)) throw error;
      setTrouble({ id: "notATest" });
    }
  };

  return (
    <>
      <p>
        <FormattedMessage id="inspector.files.lead" />
      </p>
      <Row>
        <Button
          variant="outlined"
          disabled={!inspection}
          onClick={() =>
            inspection &&
            saveText(`plan-${inspection.bundle.planId}.json`, `${JSON.stringify(inspection.bundle, null, 2)}\n`)
          }
        >
          <FormattedMessage id="inspector.files.save" />
        </Button>
        <Button variant="outlined" disabled={!inspection} onClick={saveTest}>
          <FormattedMessage id="inspector.files.test" />
        </Button>
      </Row>
      <div>
        <label htmlFor={input}>
          <strong>
            <FormattedMessage id="inspector.files.open" />
          </strong>
        </label>
        <br />
        <input
          id={input}
          type="file"
          accept="application/json,.json"
          onChange={read}
          style={{ minHeight: 44, maxWidth: "100%" }}
        />
      </div>
      {trouble && (
        <Callout kind="error" announce>
          <FormattedMessage
            id={`inspector.files.${trouble.id}`}
            values={{ found: "found" in trouble ? trouble.found : "", known: String(MACHINE_VERSION) }}
          />
        </Callout>
      )}
    </>
  );
}

/** A file that is no bundle of this machine: of another version of it, or none at all. */
function troubleWith(text: string): Trouble {
  try {
    const bundle: Partial<PlanBundle> | null = JSON.parse(text);
    if (bundle?.format === "malecon-plan" && bundle.machineVersion !== MACHINE_VERSION) {
      return { id: "otherVersion", found: String(bundle.machineVersion) };
    }
  } catch {
    return { id: "notABundle" };
  }
  return { id: "notABundle" };
}
