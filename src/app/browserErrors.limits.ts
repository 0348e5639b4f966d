/** Of one report: the most places in our files, and the longest path of a page. */
export const MOST_FRAMES = 10;
export const LONGEST_PATH = 300;
