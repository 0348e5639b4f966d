import type { Services } from "../../../platform/server/services";
import { opinionAsking } from "./opinions.asking";
import { opinionsService } from "./opinions.service";

type Deps = Omit<Parameters<typeof opinionsService>[0] & Parameters<typeof opinionAsking>[0], keyof Services>;

/** The server side of reviews, and the work in the background that asks for them. */
export function opinionsServer({ db, now, log }: Services, deps: Deps) {
  return {
    opinions: opinionsService({ db, now, ...deps }),
    askForOpinions: opinionAsking({ db, now, log, ...deps }),
  };
}
