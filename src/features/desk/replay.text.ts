import { type PlanBundle, replay } from "./bundle";

/** A bundle's replay as a terminal shows it: each event, who recorded it, the state after it, and why it is refused if it is. */
export function replayLines(bundle: PlanBundle): string[] {
  const head = `Plan ${bundle.planId}, machine version ${bundle.machineVersion}, ${bundle.events.length} events`;
  const steps = replay(bundle).map(({ index, event, actor, state, refusals }) => {
    const { type, at, ...facts } = event;
    const place = String(index + 1).padStart(4);
    const why = refusals.length > 0 ? `  REFUSED ${JSON.stringify(refusals)}` : "";
    const who = `${type.padEnd(20)} ${actor.padEnd(9)}`;
    return `${place}  ${new Date(at).toISOString()}  ${who} → ${state.padEnd(28)} ${JSON.stringify(facts)}${why}`;
  });
  return [head, ...steps];
}
