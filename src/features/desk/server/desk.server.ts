import type { Listen } from "../../../platform/server/listen";
import type { Notifier } from "../../../platform/server/notify/notify";
import type { Services } from "../../../platform/server/services";
import type { ServerProduct } from "../../../products/product.server";
import type { Clock } from "../../../shared/instant";
import type { DocumentPolicy } from "../../documents/documents.rules";
import type { TripOfPaper } from "../../documents/server/tripOfPaper";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import type { ActionDeps } from "./actions.routes";
import { clientService } from "./clients/client/client.service";
import { suspensionActions } from "./clients/client/suspensionActions";
import { deskNotesService } from "./clients/notes/notes.service";
import { bundleService } from "./clients/plans/bundle.service";
import { planViewService } from "./clients/plans/planView.service";
import { searchService } from "./clients/plans/search.service";
import { reviewsService } from "./clients/reviews/reviews.service";
import { templatesService } from "./clients/thread/templates.service";
import { threadService } from "./clients/thread/thread.service";
import { timelineService } from "./clients/timeline/timeline.service";
import { deskUploadsService } from "./clients/uploads/uploads.service";
import { auditService } from "./overview/audit/audit.service";
import { inboxService } from "./overview/inbox/inbox.service";
import { outcomeService } from "./overview/inbox/outcome.service";
import { viewsService } from "./overview/inbox/views.service";
import type { WaitingDeps } from "./overview/inbox/waiting/waiting";
import { deskChanges } from "./overview/live/changes";
import { numbersService } from "./overview/numbers/numbers.service";
import { presenceService } from "./overview/presence/presence.service";
import { staffActionRunner } from "./records/staffActions";
import { deskAlternatives } from "./services/bookings/alternatives";
import { supportService } from "./services/bookings/support.service";
import { calendarService } from "./services/calendar/calendar.service";
import { elsewhereService } from "./services/calendar/elsewhere.service";
import { daySheetService } from "./services/day/day.service";
import { supplierDeskService } from "./services/supplier/supplier.service";
import { webhooksService } from "./team/webhooks/webhooks.service";

type Deps = Omit<ActionDeps, "db" | "now" | "alternatives"> &
  Pick<Parameters<typeof clientService>[0], "creditOf"> &
  Pick<Notifier, "mail" | "whatsApp"> & {
    commands: CheckoutCommands;
    products: readonly Pick<ServerProduct, "type" | "alternatives" | "elsewhere" | "provider">[];
    listen: Listen;
    documentPolicy: DocumentPolicy;
    tripOfPaper: TripOfPaper;
    reader: BookingReader;
    opinions: WaitingDeps["opinions"];
    /** The time that QA cannot move. */
    systemClock: Clock;
  };

/** The server side of the back office, put together from the features that it acts on. */
export function deskServer({ db, now, log }: Services, deps: Deps) {
  const { reader } = deps;
  const alternatives = deskAlternatives({ db, now, products: deps.products, reader });
  const support = supportService({ db, now, commands: deps.commands, reader });
  return {
    support,
    supplier: supplierDeskService({ db, now, desk: support, reader }),
    inbox: inboxService({ db, now, system: deps.systemClock, reader, opinions: deps.opinions }),
    outcomes: outcomeService({ db, now }),
    views: viewsService({ db, now }),
    presence: presenceService({ db }),
    audit: auditService({ db, now }),
    webhooks: webhooksService({ db }),
    changes: deskChanges({ listen: deps.listen, log }),
    day: daySheetService({ db, now, reader }),
    calendar: calendarService({ db, now }),
    elsewhere: elsewhereService({ db, products: deps.products, reader }),
    numbers: numbersService({ db, now, products: deps.products }),
    notes: deskNotesService({ db, now, mail: deps.mail }),
    uploads: deskUploadsService({ db, now }),
    search: searchService({ db, now }),
    view: planViewService({ db, now, reader }),
    client: clientService({ db, now, creditOf: deps.creditOf }),
    suspensions: suspensionActions(deps),
    acting: staffActionRunner({ db, now }),
    thread: threadService({ db, now, mail: deps.mail, whatsApp: deps.whatsApp }),
    templates: templatesService({ db, now }),
    timeline: timelineService({ db, now }),
    bundles: bundleService({ db, now, reader }),
    reviews: reviewsService({ db, now, log, reader, tripOfPaper: deps.tripOfPaper }, deps.documentPolicy),
    alternatives,
    actions: { ...deps, db, now, alternatives },
  };
}
