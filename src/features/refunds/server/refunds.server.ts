import type { Services } from "../../../platform/server/services";
import { outsideDesk } from "./outsideDesk.service";
import { refundSettling } from "./refund.settling";
import { refundDesk } from "./refundDesk.service";
import { refundsService } from "./refunds.service";

type Deps = Omit<
  Parameters<typeof refundsService>[0] & Parameters<typeof refundDesk>[0],
  "db" | "now" | "settle" | "outside"
>;

/** The server side of refunds: clients', staff's, and external ones. */
export function refundsServer({ db, now }: Pick<Services, "db" | "now">, given: Deps) {
  const deps = { db, now, ...given, settle: refundSettling(given) };
  const outside = outsideDesk(deps);
  return {
    refunds: refundsService(deps),
    refundDesk: refundDesk({ ...deps, outside }),
    outsideDesk: outside,
  };
}
