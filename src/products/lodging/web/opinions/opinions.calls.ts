import { opinionsApi } from "../../../../features/opinions/web/opinions.api";
import { unheard } from "../../../../platform/web/pageCalls";

const { getOpinionsOfHotel, getPropertyMarks } = opinionsApi.endpoints;

/** The marks of all properties, for pages with their cards. */
export const propertyMarks = () => getPropertyMarks.initiate(undefined, unheard);

/** The first reviews of a property. */
export const firstOpinions = (hotelId: number) => getOpinionsOfHotel.initiate({ hotelId, page: 0 }, unheard);
