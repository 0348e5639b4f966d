/**
 * The name of a `meta` element in every page's head that contains the source of the maps' streets; absent if none is
 * set. (LODGE-37)
 */
export const STREETS_META = "map:streets";

/** The path at which the server serves the operator's file of map tiles. */
export const STREET_TILES_PATH = "/map/streets.pmtiles";
