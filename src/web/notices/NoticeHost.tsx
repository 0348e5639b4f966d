import { Suspense, useState } from "react";
import { useSelector } from "react-redux";
import { lazyPage } from "../lazyPage";
import { styleNonce } from "../styleNonce";
import { selectNotices } from "./notices";
import { prepareAlertStyles } from "./prepareAlertStyles";

// notistack writes its styles when it is imported: their element has to stand before.
const NoticeStack = lazyPage(() => {
  prepareAlertStyles(styleNonce());
  return import(/* webpackChunkName: "notices" */ "./NoticeStack");
});

/** Alerts come with their own program, which is fetched for the first one. */
export function NoticeHost() {
  const any = useSelector(selectNotices).length > 0;
  const [wanted, setWanted] = useState(false);
  if (any && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <NoticeStack />
    </Suspense>
  );
}
