import Type from "typebox";
import { Facts, Id, InstantMs, MinorUnits, Nullable, Strict } from "../../../shared/schemas";
import type { PlanBundle } from "./bundle";

const Hours = Type.Number();
const Settings = Strict({
  hours: Strict({ confirm: Hours, pay: Hours, sign: Hours, hold: Hours, extension: Hours }),
  methods: Type.Array(
    Strict({
      id: Type.Integer(),
      chargeRate: Type.Integer(),
      chargeFixed: MinorUnits,
      minAmount: MinorUnits,
      maxAmount: Nullable(MinorUnits),
    }),
  ),
});
const Outside = Strict({
  at: InstantMs,
  what: Type.String(),
  facts: Facts,
  reason: Nullable(Type.String()),
});

/** A support bundle: ids, instants, amounts and reasons, without who the staff were. Its events are opaque here. */
export const BundleFile = Type.Unsafe<PlanBundle>(
  Strict({
    format: Type.Literal("malecon-plan"),
    machineVersion: Type.Integer(),
    planId: Id,
    exportedAt: InstantMs,
    events: Type.Array(
      Strict({
        actor: Type.String(),
        recordedAt: InstantMs,
        // The raw content of a damaged fact, which a replay reports as damaged. (OPS-113)
        event: Type.Object({ type: Type.Optional(Type.String()) }, { additionalProperties: true }),
        requestId: Type.Optional(Type.String()),
      }),
    ),
    settings: Type.Optional(Settings),
    outside: Type.Optional(Type.Array(Outside)),
  }),
);
