import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PagePath } from "../../../../shared/page";
import { Link } from "../../links";
import { useFollowWith } from "./usePresses";

type Props = {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly to: (page: number) => PagePath;
  /**
   * Called when a page is likely to be opened: it can be fetched now. If it returns a promise, the link waits for it.
   * (SPEED-4, SPEED-6)
   */
  readonly ask: (page: number) => unknown;
  /** Fetches the next page at the end of the list, before the pointer is near a link. */
  readonly ahead?: boolean;
};

const Row = styled("nav")({ display: "flex", gap: 16, alignItems: "center", justifyContent: "center", marginTop: 24 });

/**
 * Links to the pages of a result, so that each can be opened, bookmarked and shared. Renders nothing for a single page.
 */
export function ResultPages({ page, pages, to, ask, ahead = false }: Props) {
  const intl = useIntl();
  const follow = useFollowWith();
  const row = useWhenNear(ahead && page + 1 < pages ? to(page + 1) : null, () => void ask(page + 1));
  if (pages < 2) return null;
  const linkTo = (other: number) => {
    const path = to(other);
    const soon = () => void ask(other);
    return {
      component: Link,
      to: path,
      variant: "outlined",
      onPointerEnter: soon,
      onFocus: soon,
      onClick: (event: MouseEvent) => {
        follow(event, path, ask(other));
        // The last page has no link to the next: the focus would be lost with it. (A11Y-2)
        if (event.defaultPrevented) event.currentTarget.closest("nav")?.focus({ preventScroll: true });
      },
    } as const;
  };
  return (
    <Row ref={row} tabIndex={-1} aria-label={intl.formatMessage({ id: "results.pages.label" })}>
      {page > 0 && (
        <Button {...linkTo(page - 1)}>
          <FormattedMessage id="results.pages.previous" />
        </Button>
      )}
      <FormattedMessage id="results.pages.current" tagName="span" values={{ page: page + 1, pages }} />
      {page + 1 < pages && (
        <Button {...linkTo(page + 1)}>
          <FormattedMessage id="results.pages.next" />
        </Button>
      )}
    </Row>
  );
}

/** Triggers half a window before the links come into view, to load and render the next page. */
const NEAR = { rootMargin: "50% 0px" };

/**
 * Fetches the next page, by its address, when the end of the list comes into view, because touch screens have no hover
 * before a press. (SPEED-4)
 */
function useWhenNear(next: string | null, ask: () => void) {
  const row = useRef<HTMLElement>(null);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (next === null || !row.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) askNow();
    }, NEAR);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [next]);
  return row;
}
