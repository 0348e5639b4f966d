import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { calendarContract } from "../../calendar/calendar.contract";

const calendar = [{ type: "Desk", id: "calendar" }] as const;

/** The calendar's calls. Changes of blocks load it again. */
const calendarApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCalendar: build.query({ ...call(calendarContract.getCalendar), providesTags: calendar }),
    getFreeElsewhere: build.query({ ...call(calendarContract.getFreeElsewhere), providesTags: calendar }),
    blockCar: build.mutation({ ...call(calendarContract.blockCar), invalidatesTags: calendar }),
    blockRooms: build.mutation({ ...call(calendarContract.blockRooms), invalidatesTags: calendar }),
    changeBlock: build.mutation({ ...call(calendarContract.changeBlock), invalidatesTags: calendar }),
    liftBlock: build.mutation({ ...call(calendarContract.liftBlock), invalidatesTags: calendar }),
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
