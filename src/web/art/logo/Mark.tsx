interface MarkProps {
  /** Edge in px. */
  readonly size?: number;
}

/**
 * The mark: the low sun behind the sea wall and a wave that comes over it. Its colours are its own in both schemes, as on
 * an enamel sign.
 */
export function Mark({ size = 40 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="12" fill="#0B5C6B" />
      <path fill="#F4A62A" d="M12 40A20 20 0 0 1 52 40z" />
      <path fill="#FBF5E6" d="M0 40H64V46H0z" />
      <path fill="#C63D2B" d="M0 46H64V52A12 12 0 0 1 52 64H12A12 12 0 0 1 0 52z" />
      <path
        fill="#083F52"
        d="M3.6 60.6C7 54 9 45 13 38 18 31 26 28 33 31 40 34 42 42 38 47 35 51 29 51 27 47 26 44 28 41 31 42 29 38 23 39 21 44 18 51 24 59 34 60 44 61 54 60 63.6 55A12 12 0 0 1 52 64H12A12 12 0 0 1 3.6 60.6z"
      />
      <path
        fill="#FBF5E6"
        d="M13 38C18 31 26 28 33 31 40 34 42 42 38 47 35 51 29 51 27 47 26 44 28 41 31 42 31.5 43.5 31 45 30.5 46 33 48 36 45 35.5 40.5 35 36 30 33 25 34.5 20 36 16.5 41 15 46 13 52 10 58 5.5 62.1A12 12 0 0 1 3.6 60.6C7 54 9 45 13 38z"
      />
    </svg>
  );
}
