import { type OutsideEntry, type PlanBundle, type ReplayStep, replay } from "./bundle";

/** A replay as text, and how many events this machine refuses. */
export type ReplayText = { lines: string[]; refused: number };

/**
 * Each event with who recorded it, the state after it and any refusals; between them, by time, what happened outside
 * the chart. (CHART-10)
 */
export function replayText(bundle: PlanBundle): ReplayText {
  const { planId, machineVersion, events, settings, outside = [] } = bundle;
  const steps = replay(bundle);
  const around = [...outside].sort((one, other) => one.at - other.at);
  const lines = [`Plan ${planId}, machine version ${machineVersion}, ${events.length} events`];
  if (settings) lines.push(`Settings ${JSON.stringify(settings)}`);
  for (const step of steps) {
    while (around[0] && around[0].at < step.event.at) lines.push(...around.splice(0, 1).map(outsideLine));
    lines.push(stepLine(step));
  }
  return { lines: [...lines, ...around.map(outsideLine)], refused: steps.filter(isRefused).length };
}

const isRefused = ({ refusals }: ReplayStep) => refusals.length > 0;

function stepLine(step: ReplayStep): string {
  const { index, event, actor, state, refusals } = step;
  const { type, at, ...facts } = event;
  const place = String(index + 1).padStart(4);
  const why = isRefused(step) ? `  REFUSED ${JSON.stringify(refusals)}` : "";
  const who = `${type.padEnd(20)} ${actor.padEnd(9)}`;
  return `${place}  ${new Date(at).toISOString()}  ${who} → ${state.padEnd(28)} ${JSON.stringify(facts)}${why}`;
}

function outsideLine({ at, what, facts, reason }: OutsideEntry): string {
  const quotedReason = reason === null ? "" : ` "${reason}"`;
  return `      ${new Date(at).toISOString()}  (${what}) ${JSON.stringify(facts)}${quotedReason}`;
}
