import type { Services } from "../../../platform/server/services";
import { opinionAsking } from "./opinions.asking";
import { opinionsService } from "./opinions.service";

type Parts = Omit<Parameters<typeof opinionsService>[0] & Parameters<typeof opinionAsking>[0], keyof Services>;

/** The server side of reviews, and the work in the background that asks for them. */
export function opinionsServer({ db, now, log }: Services, parts: Parts) {
  return {
    opinions: opinionsService({ db, now, ...parts }),
    askForOpinions: opinionAsking({ db, now, log, ...parts }),
  };
}
