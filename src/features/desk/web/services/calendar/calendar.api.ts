import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { offerTags } from "../../../../../platform/web/tags";
import { calendarContract } from "../../../calendar/calendar.contract";

const calendar = [{ type: "Desk", id: "calendar" }] as const;
/** A block takes a car or rooms off sale; lifting it puts them on sale again. */
const blocked = [...calendar, ...offerTags] as const;

/** The calendar's calls. Changes of blocks load it again. */
const calendarApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCalendar: build.query({ ...call(calendarContract.getCalendar), providesTags: calendar }),
    getFreeElsewhere: build.query({ ...call(calendarContract.getFreeElsewhere), providesTags: calendar }),
    blockCar: build.mutation({ ...call(calendarContract.blockCar), invalidatesTags: blocked }),
    blockRooms: build.mutation({ ...call(calendarContract.blockRooms), invalidatesTags: blocked }),
    changeBlock: build.mutation({ ...call(calendarContract.changeBlock), invalidatesTags: blocked }),
    liftBlock: build.mutation({ ...call(calendarContract.liftBlock), invalidatesTags: blocked }),
  }),
});

export const {
  useGetCalendarQuery,
  useGetFreeElsewhereQuery,
  useBlockCarMutation,
  useBlockRoomsMutation,
  useChangeBlockMutation,
  useLiftBlockMutation,
} = calendarApi;
