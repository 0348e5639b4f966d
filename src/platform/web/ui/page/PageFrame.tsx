import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { token } from "../../theme/token";

const Frame = styled("div", { shouldForwardProp: (prop) => prop !== "narrow" })<{ readonly narrow: boolean }>(
  ({ narrow }) => ({
    width: "100%",
    maxWidth: narrow ? 680 : 1200,
    marginInline: "auto",
    padding: "clamp(20px, 4vw, 40px) clamp(16px, 4vw, 32px) clamp(40px, 6vw, 72px)",
  }),
);

const Head = styled("header")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "break-word",
  gap: 12,
  marginBottom: "clamp(20px, 3vw, 32px)",
  "& > p": { maxWidth: "44rem" },
});

const Above = styled("div")({ marginBottom: 12 });

const Heading = styled("div")({
  display: "flex",
  gap: "0 16px",
  alignItems: "center",
  justifyContent: "space-between",
  "& > h1": { minWidth: 0 },
  "@media (max-width: 359px)": { flexWrap: "wrap" },
  "& > :last-child:not(h1)": { flex: "none" },
});

const Lead = styled("p")({ color: token("inkSoft"), fontSize: "1.1875rem", lineHeight: 1.5 });

const Columns = styled("div")({
  display: "grid",
  gap: "clamp(20px, 3vw, 40px)",
  "@media (min-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr) 360px", alignItems: "start" },
});

interface PageFrameProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Across the top of the page: a `PageScene`. */
  readonly scene?: ReactNode;
  /** Above the heading: a back link, the checkout's steps. */
  readonly above?: ReactNode;
  /** A link at the end of the heading's line. */
  readonly beside?: ReactNode;
  /** A `SummaryBar`: beside the page on a wide window, at the bottom of a narrow one. */
  readonly aside?: ReactNode;
  /** For forms and texts: at most 680 px. */
  readonly narrow?: boolean;
  /**
   * Focuses the heading when the page opens, so that it is read out, unless the focus is in the header: an open menu
   * there would close. Turn it off if a field should have the focus.
   */
  readonly focusHeading?: boolean;
  readonly children: ReactNode;
}

const isAbovePage = (focused: Element | null) => Boolean(focused?.closest("header")) && !focused?.closest("main");

/** A page's width, its only h1 and its columns (A11Y-5). It has no landmark: the shell has the `main`. */
export function PageFrame({
  title,
  lead,
  scene,
  above,
  beside,
  aside,
  narrow = false,
  focusHeading = true,
  children,
}: PageFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading && !isAbovePage(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  return (
    <Frame narrow={narrow}>
      {scene}
      <Head>
        {above ? <Above>{above}</Above> : null}
        <Heading>
          <Typography variant="h1" ref={heading} tabIndex={-1}>
            {title}
          </Typography>
          {beside}
        </Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </Head>
      {aside ? (
        <Columns>
          <div>{children}</div>
          {aside}
        </Columns>
      ) : (
        children
      )}
    </Frame>
  );
}
