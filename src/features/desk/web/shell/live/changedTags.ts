import type { TagType } from "../../../../../platform/web/tags";
import type { DeskChange } from "../../../live.rules";

type Tag = { readonly type: TagType; readonly id: string };

type TagName =
  | "inbox"
  | "queue"
  | "reviews"
  | "transfers"
  | "refunds"
  | "opinions"
  | "plan"
  | "day"
  | "calendar"
  | "uploads"
  | "presence";

const tag = (id: TagName): Tag => ({
  type: "Desk",
  id,
});
const inbox = tag("inbox");
const plan = tag("plan");
const calendar = tag("calendar");

/** The tags to load again after a change, if they are on screen. */
export const changedTags: Readonly<Record<DeskChange, readonly Tag[]>> = {
  booking: [inbox, plan, calendar, tag("queue"), tag("day")],
  holder: [inbox, plan, tag("reviews")],
  document: [inbox, plan, tag("reviews")],
  plan: [inbox, plan, calendar, tag("queue"), tag("transfers"), tag("day")],
  refund: [inbox, plan, tag("refunds")],
  dispute: [inbox, plan, tag("refunds")],
  note: [inbox, plan, { type: "Notes", id: "desk" }],
  upload: [inbox, tag("uploads")],
  opinion: [inbox, tag("opinions")],
  mail: [inbox, plan],
  owner: [inbox],
  snooze: [inbox],
  reservation: [calendar, tag("day")],
  presence: [tag("presence")],
};

/** All tags, for changes that were missed while no stream was open. */
export const everyTag: readonly Tag[] = [...new Set(Object.values(changedTags).flat())];
