/** Characters of the paragraph about a house, at most. */
export const LONGEST_ABOUT = 800;
