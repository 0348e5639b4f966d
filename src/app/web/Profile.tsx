import ProfilePage from "../../features/account/web/profile/ProfilePage";
import { SavedCardLists } from "../../features/payments/web/SavedCardLists";

/** The profile with the client's saved cards: in one chunk, so that these do not arrive later. */
export default function Profile() {
  return <ProfilePage Cards={SavedCardLists} />;
}
