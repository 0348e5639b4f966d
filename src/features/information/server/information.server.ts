import type { Services } from "../../../platform/server/services";
import { policiesKeeper } from "./acceptedPolicies";
import { newsDeskService } from "./desk/newsDesk.service";
import { type TextsDeskDeps, textsDeskService } from "./desk/textsDesk.service";
import { informationService } from "./information.service";

type Deps = Pick<Parameters<typeof informationService>[0], "figures" | "drawGuide"> & Pick<TextsDeskDeps, "namesOf">;

/** The server side of texts and news: for readers, for those who accept policies, and for those who write them. */
export function informationServer({ db, now }: Pick<Services, "db" | "now">, { figures, drawGuide, namesOf }: Deps) {
  return {
    information: informationService({ db, now, figures, drawGuide }),
    policies: policiesKeeper({ db, now, figures }),
    newsDesk: newsDeskService({ db, now }),
    textsDesk: textsDeskService({ db, now, figures, namesOf }),
  };
}
