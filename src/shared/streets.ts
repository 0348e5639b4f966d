/** The `meta` in every page's head that says where the streets of its maps come from; none where no source is set. (LODGE-37) */
export const STREETS_META = "map:streets";

/** Where the server answers with the operator's file of tiles. */
export const STREET_TILES_PATH = "/map/streets.pmtiles";
