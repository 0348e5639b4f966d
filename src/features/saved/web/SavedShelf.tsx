import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { phoneRail } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import { useChosen } from "../../../platform/web/ui/results/useChosen";
import { comparing, MOST_COMPARED, MOST_SEEN } from "../saved.rules";
import type { Shelf } from "./shelf";

/** Above the card's link. */
const Choice = styled("div")({
  position: "relative",
  zIndex: 1,
  "&:has(:disabled)": { opacity: 0.6 },
});

const Part = styled("div")({
  "& + &": { marginTop: "clamp(32px, 5vw, 56px)" },
  "&:empty": { display: "none" },
});

/** With a margin to the window's edge when a button scrolls to it. */
const Table = styled("div")({
  scrollMarginTop: 24,
  marginTop: "clamp(32px, 5vw, 56px)",
  "&:empty": { display: "none" },
});

/** On phones one row that scrolls sideways: a dozen cards below each other would fill several screens. */
const Seen = styled("div")({
  marginTop: "clamp(32px, 5vw, 56px)",
  "& ul": phoneRail,
  // A card with its picture beside the text leaves too little room for a name in a rail's usual width.
  "@media (max-width: 599px)": { "& ul": { gridAutoColumns: "min(88%, 22rem)" } },
});

type Props = { readonly shelf: Shelf };

/** The saved items of a kind, with up to three compared. (LODGE-24, LODGE-26) */
export function SavedShelf({ shelf }: Props) {
  const { kind, heading, saved, failed, cards, comparison } = shelf;
  const [params, setParams] = useSearchParams();
  const [compared, compare] = useChosen(shelf.compared, (items) =>
    setParams(comparing(params, kind, items), { replace: true }),
  );
  const table = useRef<HTMLDivElement>(null);
  const goToTable = () => {
    table.current?.scrollIntoView();
    table.current?.querySelector<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
  };
  if (failed) {
    const { error, retry } = failed;
    return <LoadFailure title="saved.failed" text={serverText(error)} onRetry={retry} />;
  }
  // A single one has nothing beside it, unless the address compares others.
  const several = saved.length > 1 || compared.length > 0;
  const howToCompare = compared.length < MOST_COMPARED ? "saved.compare.how" : "saved.compare.most";
  return (
    <Part>
      {saved.length > 0 && (
        <Section
          title={<FormattedMessage id={heading} values={{ count: saved.length }} />}
          lead={
            <FormattedMessage id={several ? howToCompare : "saved.compare.another"} values={{ most: MOST_COMPARED }} />
          }
          action={
            compared.length > 1 && (
              <Button variant="outlined" onClick={goToTable}>
                <FormattedMessage id="saved.compare.go" values={{ count: compared.length }} />
              </Button>
            )
          }
        >
          {cards(
            saved,
            several
              ? (item, name) => <CompareBox item={item} name={name} compared={compared} onCompare={compare} />
              : undefined,
          )}
        </Section>
      )}
      <Table ref={table}>
        {shelf.compared.length > 1 && (
          <Section title={<FormattedMessage id="saved.compare.title" />}>
            {comparison(shelf.compared, (item) => compare(compared.filter((other) => other !== item)))}
          </Section>
        )}
      </Table>
    </Part>
  );
}

type SeenProps = Props & { readonly most?: number };

/** The recently seen items of a kind, the newest first; `most`: how many at most. */
export function SeenShelf({ shelf: { seenHeading, seen, failed, cards }, most = MOST_SEEN }: SeenProps) {
  if (seen.length === 0 || failed) return null;
  return (
    <Seen>
      <Section title={<FormattedMessage id={seenHeading} />}>{cards(seen.slice(0, most))}</Section>
    </Seen>
  );
}

type BoxProps = {
  readonly item: string;
  readonly name: string;
  readonly compared: readonly string[];
  readonly onCompare: (items: readonly string[]) => void;
};

function CompareBox({ item, name, compared, onCompare }: BoxProps) {
  const intl = useIntl();
  const chosen = compared.includes(item);
  const next = chosen ? compared.filter((other) => other !== item) : [...compared, item];
  return (
    <Choice>
      <CheckboxField
        name={`compare.${item}`}
        label={<FormattedMessage id="saved.compare.choose" />}
        checked={chosen}
        disabled={!chosen && compared.length >= MOST_COMPARED}
        aria-label={intl.formatMessage({ id: "saved.compare.chooseNamed" }, { name })}
        onChange={() => onCompare(next)}
      />
    </Choice>
  );
}
