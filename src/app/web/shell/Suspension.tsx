import { useSuspended } from "../../../features/account/web/useSuspended";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";

const SuspensionBanner = lazyPage(
  withMessages(
    "suspension",
    () => import(/* webpackChunkName: "suspension" */ "../../../features/account/web/SuspensionBanner"),
  ),
);

/** Above every page of a client whom staff have suspended; for everybody else nothing is loaded. (SAFE-29) */
export default function Suspension() {
  const suspended = useSuspended();
  return suspended ? <SuspensionBanner suspended={suspended} /> : null;
}
