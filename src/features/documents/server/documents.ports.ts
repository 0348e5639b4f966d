import type { Tx } from "../../../platform/server/services";
import type { Instant } from "../../../shared/instant";
import type { MessageValues } from "../../../shared/messageId";
import type { PagePath } from "../../../shared/page";
import type { Trip } from "../documents.rules";

/** What the documents need from higher features, passed in by the composition. */
export type DocumentsPorts = {
  /** The trip of a client's plan, null without an open booking; null altogether if the plan is not theirs. */
  tripOfPlan: (tx: Tx, clientId: number, planId: number) => Promise<{ trip: Trip | null } | null>;
  /** The trip of the client's active plan; null without an open booking. */
  tripOfActivePlan: (tx: Tx, clientId: number) => Promise<Trip | null>;
  /** Makes the checks of the client's unpaid plans again, in the transaction of the change. */
  recheck: (tx: Tx, clientId: number) => Promise<void>;
  /** Tells the back office, on commit, that a client has sent a photo. (DESK-16) */
  notifyOfPhoto: (tx: Tx) => Promise<void>;
  /** Notifies the client by email and note. */
  notify: (
    tx: Tx,
    message: {
      clientId: number;
      planId: null;
      key: string;
      template: "documentVerified" | "documentRejected" | "documentsReceived" | "documentPhotoReceived";
      values: MessageValues;
      /** The page that the email opens instead of the plan. */
      path?: PagePath | undefined;
      at: Instant;
    },
  ) => Promise<void>;
};
