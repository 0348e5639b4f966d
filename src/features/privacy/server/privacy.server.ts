import type { Services } from "../../../platform/server/services";
import { dataOfClient } from "./dataOfClient";
import { privacyService } from "./privacy.service";
import { documentRetention } from "./retention";
import { textUpkeep } from "./textUpkeep";

type Deps = Omit<Parameters<typeof privacyService>[0], "db" | "now" | "dataOf"> & {
  /** The features' readers of clients' data. */
  data: Omit<Parameters<typeof dataOfClient>[0], "db">;
};

/** The server side of a client's copy of their data, of closing accounts, and of scheduled erasure. */
export function privacyServer({ db, now, log }: Services, { data, ...deps }: Deps) {
  const { personal } = deps;
  return {
    privacy: privacyService({ db, now, ...deps, dataOf: dataOfClient({ db, ...data }) }),
    eraseOldDocuments: documentRetention({ db, now, log, personal }),
    keepTextsApart: textUpkeep({ db, now, log, personal }),
  };
}
