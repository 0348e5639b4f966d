interface StrokeProps {
  /** On a 24 unit grid. */
  readonly path: string;
  /** Edge in px. */
  readonly size?: number;
}

/**
 * An icon of one path with stroke width 2 in the text's colour: use `Icon` for shared icons, and this for a page's own.
 */
export function Stroke({ path, size = 20 }: StrokeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
