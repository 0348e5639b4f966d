import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import {
  type BundleProblem,
  type PlanBundle,
  readBundle,
  UnreadableBundle,
} from "../../../../features/desk/bundle/bundle";
import { MACHINE_VERSION } from "../../../../features/plan/checkout/checkout.machine";
import { stateName } from "../../../../features/plan/checkout/checkout.states";
import { FileButton } from "../../../../platform/web/files/FileButton";
import { saveJson } from "../../../../platform/web/files/saveFile";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { SessionTest } from "../testSession/SessionTest";
import { SittingFile } from "../testSession/SittingFile";
import type { TestSession } from "../testSession/useTestSession";
import { Row } from "../toolParts";
import type { Inspection } from "../useInspection";
import { RecreatePlan } from "./RecreatePlan";

type Props = {
  readonly inspection: Inspection | null;
  readonly testSession: TestSession;
  readonly docked: boolean;
  /** The bundle that was opened from a file, if any. */
  readonly file: PlanBundle | null;
  readonly onRecreated: (planId: number) => void;
  readonly onOpen: (bundle: PlanBundle, fileName: string) => void;
};

/** Downloads or opens a plan's bundle, and exports the test session as a test. */
export function FilesPanel({ inspection, testSession, docked, file, onRecreated, onOpen }: Props) {
  const [trouble, setTrouble] = useState<BundleProblem | null>(null);

  const read = async (file: File) => {
    const text = await file.text();
    try {
      onOpen(readBundle(text), file.name);
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof UnreadableBundle)) throw error;
      setTrouble(error.problem);
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
          onClick={() => inspection && saveJson(inspection.bundle, `plan-${inspection.bundle.planId}.json`)}
        >
          <FormattedMessage id="inspector.files.save" />
        </Button>
      </Row>
      <div>
        <FileButton
          accept="application/json,.json"
          inputTestId="bundle"
          variant="outlined"
          onChoose={([chosen]) => read(chosen)}
        >
          <FormattedMessage id="inspector.files.open" />
        </FileButton>
      </div>
      {file && <RecreatePlan key={file.exportedAt} bundle={file} as="here" onOpen={onRecreated} />}
      {trouble && (
        <Callout kind="error" announce>
          <FormattedMessage
            id={`inspector.files.${trouble.code}`}
            values={{
              found: "found" in trouble ? trouble.found : "",
              known: String(MACHINE_VERSION),
              place: "place" in trouble ? trouble.place : 0,
            }}
          />
        </Callout>
      )}
      <SessionTest
        deeds={testSession.deeds}
        plan={inspection && { planId: inspection.bundle.planId, state: stateName(inspection.snapshot) }}
        docked={docked}
      />
      <SittingFile deeds={testSession.deeds} docked={docked} />
    </>
  );
}
