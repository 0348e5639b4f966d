import type { Services } from "../../../platform/server/services";
import { documentPhotosService } from "./documentPhotos";
import { documentReview } from "./documentReview";
import type { DocumentChecksService } from "./documents.checks";
import type { DocumentsPorts } from "./documents.ports";
import { documentsService } from "./documents.service";
import { driverDocuments } from "./driverDocuments";
import { tripOfPaper } from "./tripOfPaper";

type Deps = { checks: DocumentChecksService; ports: DocumentsPorts };

/** The server side of documents; `checks` are made before, as plans need them. */
export function documentsServer({ db, now }: Pick<Services, "db" | "now">, { checks, ports }: Deps) {
  return {
    documents: documentsService({ db, now, checks, ports }),
    documentPhotos: documentPhotosService({ db, now, ...ports }),
    review: documentReview(ports),
    tripOfPaper: tripOfPaper({ checks, ports }),
    rememberDriver: driverDocuments({ now }),
  };
}
