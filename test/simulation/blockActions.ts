import { type PerformAction, staffActionRunner } from "../../src/features/desk/server/records/staffActions";
import { blockActions } from "../../src/features/desk/server/services/calendar/blockActions";
import type { AuditAction } from "../../src/shared/auditActions";
import { addDays, havanaDate } from "../../src/shared/havana";
import { pick } from "./bookingActions";
import type { Facts } from "./facts";
import type { SimulatedWorld } from "./simulatedWorld";
import type { Step } from "./steps";

type BlockAction = Extract<AuditAction, `block.${string}`>;
type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;

/** Like the routes: with a reason, and in one transaction with its line in the audit log. */
function asStaff({ db, clock, staffId }: SimulatedWorld) {
  const acting = staffActionRunner({ db, now: () => clock.at });
  return <Body extends { Reason: string }>(action: BlockAction, act: PerformAction<Body>, body: Body) =>
    acting(action, act)({ caller: { clientId: staffId, role: "staff" }, body });
}

export async function block(
  world: SimulatedWorld,
  { of, startsInDays, days, rooms }: StepOf<"block">,
): Promise<string> {
  const From = addDays(havanaDate(world.clock.at), startsInDays);
  const period = { From, Until: addDays(From, days) };
  const why = { Why: "service", Reason: "New brakes" } as const;
  const desk = asStaff(world);
  if (of === "rooms") {
    await desk("block.made", blockActions.blockRoomType, {
      RoomTypeId: world.room.roomTypeId,
      Rooms: rooms,
      ...period,
      ...why,
    });
  } else {
    const hours = { FromHour: "0800", UntilHour: "1200" };
    await desk("block.made", blockActions.blockCar, { UnitId: world.car.unitId, ...period, ...hours, ...why });
  }
  return `${of} from ${From}`;
}

export async function lift(world: SimulatedWorld, { blocks }: Facts, step: StepOf<"lift">): Promise<string | null> {
  const BlockId = pick(blocks, step.block);
  if (BlockId === undefined) return null;
  await asStaff(world)("block.lifted", blockActions.lift, { BlockId, Reason: "Ready early" });
  return `block ${BlockId}`;
}
