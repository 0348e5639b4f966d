import { useLocation } from "react-router";
import { opinionsPages } from "../opinions.pages";
import OpinionsDeskPage from "./OpinionsDeskPage";
import ReviewPage from "./ReviewPage";

const [DESK] = opinionsPages.supportOpinions.paths;

/** The page that stands in the address: both are few bytes, and the first page's program knows one file less. */
export default function OpinionsScreen() {
  return useLocation().pathname === DESK ? <OpinionsDeskPage /> : <ReviewPage />;
}
