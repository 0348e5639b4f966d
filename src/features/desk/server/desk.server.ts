import type { Listen } from "../../../platform/server/listen";
import type { Notifier } from "../../../platform/server/notify/notify";
import type { Services } from "../../../platform/server/services";
import type { DocumentPolicy } from "../../documents/documents.rules";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { ActionParts } from "./actions.routes";
import { deskAlternatives } from "./bookings/alternatives";
import { calendarService } from "./calendar/calendar.service";
import { elsewhereService } from "./calendar/elsewhere.service";
import { daySheetService } from "./day/day.service";
import { inboxService } from "./inbox/inbox.service";
import { deskChanges } from "./live/changes";
import { deskNotesService } from "./notes/notes.service";
import { numbersService } from "./numbers/numbers.service";
import { bundleService } from "./plans/bundle.service";
import { planViewService } from "./plans/planView.service";
import { searchService } from "./plans/search.service";
import { reviewsService } from "./reviews/reviews.service";
import { supplierDeskService } from "./supplier/supplier.service";
import { supportService } from "./support.service";
import { templatesService } from "./thread/templates.service";
import { threadService } from "./thread/thread.service";
import { timelineService } from "./timeline/timeline.service";

type Parts = Omit<ActionParts, "db" | "now" | "alternatives"> &
  Parameters<typeof deskAlternatives>[0] &
  Pick<Notifier, "mail" | "whatsApp"> & { commands: CheckoutCommands; listen: Listen; documentPolicy: DocumentPolicy };

/** The server side of the back office, put together from the features that it acts on. */
export function deskServer({ db, now, log }: Services, parts: Parts) {
  const alternatives = deskAlternatives(parts);
  const support = supportService({ db, now, commands: parts.commands });
  return {
    support,
    supplier: supplierDeskService({ db, now, desk: support }),
    inbox: inboxService({ db, now }),
    changes: deskChanges({ listen: parts.listen, log }),
    day: daySheetService({ db, now }),
    calendar: calendarService({ db, now }),
    elsewhere: elsewhereService({ db }),
    numbers: numbersService({ db, now }),
    notes: deskNotesService({ db, now, mail: parts.mail }),
    search: searchService({ db, now }),
    view: planViewService({ db, now }),
    thread: threadService({ db, now, mail: parts.mail, whatsApp: parts.whatsApp }),
    templates: templatesService({ db, now }),
    timeline: timelineService({ db, now }),
    bundles: bundleService({ db, now }),
    reviews: reviewsService({ db, now }, parts.documentPolicy),
    alternatives,
    actions: { ...parts, db, now, alternatives },
  };
}
