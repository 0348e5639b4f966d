import Type from "typebox";
import { Id, InstantMs, Strict } from "../../shared/schemas";
import type { PlanBundle } from "./bundle";

/** A plan to take home: ids, instants, amounts and reasons. Who the staff were is left out. The machine that reads it knows its events. */
export const BundleFile = Type.Unsafe<PlanBundle>(
  Strict({
    format: Type.Literal("malecon-plan"),
    machineVersion: Type.Integer(),
    planId: Id,
    exportedAt: InstantMs,
    events: Type.Array(Strict({ actor: Type.String(), recordedAt: InstantMs, event: Type.Unknown() })),
  }),
);
