import { opinionsApi } from "../../../../features/opinions/web/opinions.api";
import { unheard } from "../../../../platform/web/pageCalls";

/** The marks of all rental companies, for pages that show them. */
export const companyMarks = () => opinionsApi.endpoints.getCompanyMarks.initiate(undefined, unheard);
