import Type, { type Static } from "typebox";
import { Id, Strict, Uuid } from "../../../shared/schemas";
import { MOST_OPEN } from "../desk.limits";
import { waitingItem } from "../inbox/inbox.schemas";

/** What one tab of a browser has open: rows of the inbox, and pages of plans (kind `plan`, the plan's id). */
export const Presence = Strict({
  /** Made by the tab when it is loaded. */
  TabId: Uuid,
  /** The tab is on screen. In the background browsers let a page act once a minute. */
  IsSeen: Type.Boolean(),
  /** `Answering`: an answer is being written there. */
  Open: Type.Array(Strict({ ...waitingItem, Answering: Type.Boolean() }), { maxItems: MOST_OPEN }),
});
export type Presence = Static<typeof Presence>;

/** A colleague who has an item open. */
export const Colleague = Strict({
  ...waitingItem,
  StaffId: Id,
  Name: Type.String(),
  Answering: Type.Boolean(),
});
export type Colleague = Static<typeof Colleague>;
