import type { Notify } from "../../../platform/server/notify/notify";
import type { Services } from "../../../platform/server/services";
import { fundNotifications } from "./fund.notifications";
import { fundService } from "./fund.service";

/** The server side of clients' credit. */
export function fundServer({ db, now, log }: Services, { notify }: { notify: Notify }) {
  return {
    fund: fundService({ db, now }),
    fundNotifications: fundNotifications({ db, now, log, notify }),
  };
}
