import { Suspense, useState } from "react";
import { useSelector } from "react-redux";
import { lazyPage } from "../lazyPage";
import { selectNotices } from "./notices";

const NoticeStack = lazyPage(() => import(/* webpackChunkName: "notices" */ "./NoticeStack"));

/** Alerts come with their own program, which is fetched for the first one. */
export function NoticeHost({ nonce }: { readonly nonce?: string | undefined }) {
  const any = useSelector(selectNotices).length > 0;
  const [wanted, setWanted] = useState(false);
  if (any && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <NoticeStack nonce={nonce} />
    </Suspense>
  );
}
