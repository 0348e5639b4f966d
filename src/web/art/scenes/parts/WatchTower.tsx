import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

/** The slave-bell tower of Manaca Iznaga: seven narrowing storeys above the cane. */
export function WatchTower(place: Place) {
  return (
    <Placed {...place}>
      <path
        fill={paint("sugar")}
        d="M-14 0V-26H14V0zM-12-28V-48H12V-28zM-10-50V-68H10V-50zM-8-70V-86H8V-70zM-6.5-88V-100H6.500V-88zM-5-102V-112H5V-102z"
      />
      <path
        fill={paint("shade")}
        d="M4 0V-26H14V0zM4-28V-48H12V-28zM3-50V-68H10V-50zM2-70V-86H8V-70zM2-88V-100H6.500V-88z"
      />
      <path
        fill={paint("stone2")}
        d="M-15-26H15V-28H-15zM-13-48H13V-50H-13zM-11-68H11V-70H-11zM-9-86H9V-88H-9zM-7.5-100H7.500V-102H-7.500zM-6-112 0-120 6-112z"
      />
      <path
        fill={paint("glass")}
        d="M-4-4V-16A4 4 0 0 1 4-16V-4zM-3.5-32V-40A3.5 3.5 0 0 1 3.5-40V-32zM-3-53V-60A3 3 0 0 1 3-60V-53zM-2.5-73V-79A2.5 2.5 0 0 1 2.5-79V-73z"
      />
    </Placed>
  );
}
