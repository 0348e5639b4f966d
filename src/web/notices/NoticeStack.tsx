import { SnackbarProvider } from "notistack";
import { useSelector } from "react-redux";
import { MAX_VISIBLE_ALERTS } from "../../shared/constants";
import { NoticeCard } from "./NoticeCard";
import { NoticeFeed } from "./NoticeFeed";
import { selectNotices } from "./notices";

const topRight = { vertical: "top", horizontal: "right" } as const;
const cards = { default: NoticeCard, error: NoticeCard, warning: NoticeCard, info: NoticeCard, success: NoticeCard };

/** Alerts at the top right, newest at the bottom; the oldest of more than three goes (specification section 2). */
export default function NoticeStack() {
  const notices = useSelector(selectNotices);
  return (
    <SnackbarProvider maxSnack={MAX_VISIBLE_ALERTS} anchorOrigin={topRight} Components={cards}>
      <NoticeFeed notices={notices} />
    </SnackbarProvider>
  );
}
