import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCarClass } from "../../../platform/web/intl/useCarClass";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { PictureCard, PictureCardList } from "../../../platform/web/ui/fields/PictureCards";
import { TextField } from "../../../platform/web/ui/fields/TextField";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { useFirstNewRow } from "../../../platform/web/ui/page/useFirstNewRow";
import { withoutAccents } from "../../../shared/accents";
import type { ListedSubject, PhotographedList } from "../photos.schemas";
import { PhotoPicture } from "./PhotoPicture";
import { useGetPhotographedQuery } from "./photos.api";
import { albumPath } from "./photosPaths";

const Filters = styled("div")({
  display: "grid",
  gap: "4px 24px",
  alignItems: "end",
  marginBottom: 28,
  "@media (min-width: 600px)": { gridTemplateColumns: "minmax(0, 24rem) auto", justifyContent: "start" },
});

const Empty = styled("div")({
  display: "grid",
  placeItems: "center",
  height: "100%",
  color: token("inkSoft"),
  background: token("sunken"),
  fontSize: "0.9375rem",
});

/** A text without accents and in lower case, for searching. */
const folded = (text: string) => withoutAccents(text).toLowerCase();

/** The number shown at first and added by each press: a shop may have thousands. */
const STEP = 24;

/** Hotels, villas and car models, each with its number of photographs. */
export function PhotographedPage() {
  const { data, error, refetch } = useGetPhotographedQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={<FormattedMessage id="photos.title" />} lead={<FormattedMessage id="photos.lead" />}>
      {data && <Lists list={data} />}
      {!data && error && <LoadFailure title="photos.failed" text={serverText(error)} onRetry={refetch} />}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">
            <FormattedMessage id="photos.loading" />
          </span>
          <Skeleton variant="rounded" height={600} />
        </div>
      )}
    </PageFrame>
  );
}

function Lists({ list: { Hotels, Models } }: { readonly list: PhotographedList }) {
  const { withGears } = useCarClass();
  const [text, setText] = useState("");
  const [without, setWithout] = useState(false);
  const wanted = ({ Name, About, Count }: ListedSubject) =>
    (!without || Count === 0) && folded(`${Name} ${About}`).includes(folded(text.trim()));
  const hotels = Hotels.filter(wanted);
  const models = Models.filter(wanted);
  return (
    <>
      <Filters role="search">
        <TextField
          name="photos-text"
          label={<FormattedMessage id="photos.find" />}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <CheckboxField
          name="photos-without"
          label={<FormattedMessage id="photos.without" />}
          checked={without}
          onChange={({ target }) => setWithout(target.checked)}
        />
      </Filters>
      {hotels.length + models.length === 0 && (
        <p role="status">
          <FormattedMessage id="photos.none" />
        </p>
      )}
      {hotels.length > 0 && (
        <Section title={<FormattedMessage id="photos.hotels" values={{ count: hotels.length }} />}>
          <Cards all={hotels} subject="hotel" about={(place) => place} />
        </Section>
      )}
      {models.length > 0 && (
        <Section title={<FormattedMessage id="photos.models" values={{ count: models.length }} />}>
          <Cards all={models} subject="model" about={withGears} />
        </Section>
      )}
    </>
  );
}

type CardsProps = {
  readonly all: readonly ListedSubject[];
  readonly subject: "hotel" | "model";
  readonly about: (about: string) => string;
};

function Cards({ all, subject, about }: CardsProps) {
  const intl = useIntl();
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const shown = all.slice(0, most);
  const onMore = useFirstNewRow(list, shown.length);
  return (
    <>
      <PictureCardList ref={list}>
        {shown.map(({ Id, Name, About, Count, Cover }) => (
          <PictureCard key={Id}>
            <div className="picture">
              {Cover ? (
                <PhotoPicture photo={Cover} sizes="(max-width: 599px) 100vw, 20rem" />
              ) : (
                <Empty aria-hidden="true">
                  <FormattedMessage id="photos.drawn" />
                </Empty>
              )}
            </div>
            <div className="words">
              <h3>
                <Link to={albumPath({ subject, subjectId: Id })}>{Name}</Link>
              </h3>
              <p>{about(About)}</p>
              <p>{intl.formatMessage({ id: "photos.count" }, { count: Count })}</p>
            </div>
          </PictureCard>
        ))}
      </PictureCardList>
      {all.length > most && (
        <Button
          sx={{ mt: 2 }}
          variant="outlined"
          onClick={() => {
            onMore();
            setMost(most + STEP);
          }}
        >
          <FormattedMessage id="photos.more" values={{ count: Math.min(STEP, all.length - most) }} />
        </Button>
      )}
    </>
  );
}
