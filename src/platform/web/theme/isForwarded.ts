/**
 * In the place of Emotion's list of all props of HTML and SVG, 1.8 KB of the home page (webpack.config.ts): an element made
 * by `styled("div")` gets every prop except these. What styles a component on its own is named by its `shouldForwardProp`.
 */
const isForwarded = (prop: string): boolean => !["as", "ownerState", "sx", "theme"].includes(prop);

export default isForwarded;
