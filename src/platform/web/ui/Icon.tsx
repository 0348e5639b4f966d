import { Stroke } from "./Stroke";

/** Own icons on a 24 unit grid, drawn as strokes of 2 in the text's colour. */
const paths = {
  check: "M4.5 12.5l5 5 10-11",
  cross: "M6 6l12 12M18 6L6 18",
  alert: "M12 3.500L22 20.500H2zM12 10v5M12 17.800v.1",
  info: "M12 3a9 9 0 1 0 .1 0zM12 11v5.500M12 7.500v.1",
  clock: "M12 3a9 9 0 1 0 .1 0zM12 7v5.500l3.5 2",
  dot: "M12 8a4 4 0 1 0 .1 0z",
  chevronDown: "M5 9l7 7 7-7",
  chevronUp: "M5 15l7-7 7 7",
  chevronRight: "M9 5l7 7-7 7",
  arrowLeft: "M20 12H4M10 6l-6 6 6 6",
  calendar: "M4 6h16v14H4zM4 10.500h16M8 3.500V8M16 3.500V8",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  card: "M3 6h18v12H3zM3 10h18M6.5 14.500H11",
  pen: "M4 20l1-4.500L16.5 4 20 7.5 8.5 19zM14 6.500l3.5 3.5",
  printer: "M7 9V3.500h10V9M4 9h16v8h-3M7 17H4M7 14h10v6.500H7z",
  search: "M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.500L20.5 20.5",
  pin: "M12 21c-5-6-7-8.5-7-11.500a7 7 0 0 1 14 0C19 12.5 17 15 12 21zM12 7.500a2.2 2.2 0 1 0 .1 0z",
  person: "M12 4a4 4 0 1 0 .1 0zM4 20.500c1-5 4-7 8-7s7 2 8 7",
  bag: "M5 8h14v12H5zM9 8V4.500h6V8M9 8v12M15 8v12",
  gearbox: "M6 5v14M12 5v14M18 5v7H6M6 4.900v.1M12 4.900v.1M18 4.900v.1",
  seat: "M8 4l1.5 9H17M7 13h10l1 4H6.500zM7.5 17v3M16.5 17v3",
  bed: "M3 6v13M3 15h18v4M21 15v-2.500a3 3 0 0 0-3-3H10V15M6.5 9.500a1.8 1.8 0 1 0 .1 0z",
  chat: "M4 20l1.5-4A8 8 0 1 1 9 19.2zM8.5 10.500h7M8.5 13.500h4.5",
  phone:
    "M6 3.500h3.500l1.500 5-2.500 1.500a11 11 0 0 0 5.5 5.500l1.5-2.500 5 1.500V18a2.500 2.500 0 0 1-2.500 2.500A14.500 14.500 0 0 1 3.500 6 2.500 2.500 0 0 1 6 3.500z",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  menu: "M4 6h16M4 12h16M4 18h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  offline: "M3 3l18 18M5 12a10 10 0 0 1 4-2.500M15 9.500a10 10 0 0 1 4 2.500M8.5 15.500a5 5 0 0 1 7 0M12 19.500v.1",
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  /** Edge in px. */
  readonly size?: number;
}

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ name, size = 20 }: IconProps) {
  return <Stroke path={paths[name]} size={size} />;
}
