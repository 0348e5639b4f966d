import Box from "@mui/material/Box";
import { FormattedMessage, IntlProvider, useIntl } from "react-intl";
import { useForm } from "../../../../platform/web/forms/useForm";
import { serverNow } from "../../../../platform/web/serverNow";
import { DateField } from "../../../../platform/web/ui/fields/DateField";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextArea } from "../../../../platform/web/ui/fields/TextArea";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import { DEFAULT_LANGUAGE } from "../../../../shared/constants";
import { havanaDate, isHavanaDate } from "../../../../shared/havana";
import { type Language, languages } from "../../../../shared/language";
import type { DeskNews, NewsWords } from "../../desk/newsDesk.schemas";
import { LONGEST_WRITTEN, paragraphsOf } from "../../desk/writing.rules";
import { NEWS_SINCE, type NewsCategoryCode, newsCategoryCodes } from "../../news.rules";
import { useGetNewsCategoriesQuery } from "../information.api";
import { NewsArticle } from "../NewsArticle";
import { useSaveNewsMutation } from "./newsDesk.api";
import { Preview } from "./Preview";
import { WritingForm } from "./WritingForm";

const defaultCategory: NewsCategoryCode = "road";

type Props = { readonly item: DeskNews | null; readonly onDone: () => void };

/** An item's text in each language, side by side, each with a preview of the page. */
export function NewsForm({ item, onDone }: Props) {
  const intl = useIntl();
  const [save] = useSaveNewsMutation();
  const form = useForm({
    initialValues: {
      Category: item?.Category ?? defaultCategory,
      PublishedOn: item?.PublishedOn ?? havanaDate(serverNow()),
      Words: languages.map(
        (Language): NewsWords =>
          item?.Words.find((words) => words.Language === Language) ?? { Language, Title: "", Summary: "", Body: "" },
      ),
    },
    prefix: `news-${item?.NewsId ?? "new"}`,
    shows: "onceSent",
    send: async (typed) => {
      const sent = await save({ ...typed, NewsId: item?.NewsId ?? null, Seen: item?.ChangedAt ?? null });
      if (!sent.error) onDone();
      return sent;
    },
  });
  const { Category, PublishedOn, Words } = form.values;
  return (
    <WritingForm form={form} submit="content.save" onBack={onDone}>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
          maxWidth: "44rem",
        }}
      >
        <form.Field as={SelectField} name="Category" label={<FormattedMessage id="content.news.category" />} autoFocus>
          {newsCategoryCodes.map((code) => (
            <option key={code} value={code}>
              {intl.formatMessage({ id: `news.category.${code}` })}
            </option>
          ))}
        </form.Field>
        <form.Field
          as={DateField}
          name="PublishedOn"
          label={<FormattedMessage id="content.news.date" />}
          hint={<FormattedMessage id="content.news.dateHint" />}
          min={NEWS_SINCE}
          required
        />
      </Box>
      <SideBySide>
        {(language, place) => {
          const { Title = "", Summary = "", Body = "" } = Words[place] ?? {};
          const needed = language === DEFAULT_LANGUAGE;
          return (
            <>
              <form.Field
                as={TextField}
                name={`Words.${place}.Title`}
                label={<FormattedMessage id="content.news.headline" />}
                maxLength={LONGEST_WRITTEN.title}
                lang={language}
                required={needed}
              />
              <form.Field
                as={TextArea}
                name={`Words.${place}.Summary`}
                label={<FormattedMessage id="content.news.summary" />}
                hint={<FormattedMessage id="content.news.summaryHint" />}
                maxLength={LONGEST_WRITTEN.summary}
                rows={3}
                lang={language}
                required={needed}
              />
              <form.Field
                as={TextArea}
                name={`Words.${place}.Body`}
                label={<FormattedMessage id="content.news.body" />}
                hint={<FormattedMessage id="content.paragraphs" />}
                maxLength={LONGEST_WRITTEN.body}
                rows={8}
                lang={language}
                required={needed}
              />
              {Title + Summary + Body !== "" && (
                <Preview language={language} title={Title} lead={Summary}>
                  <PreviewedArticle code={Category} day={PublishedOn} language={language} body={Body} />
                </Preview>
              )}
            </>
          );
        }}
      </SideBySide>
    </WritingForm>
  );
}

type PreviewProps = {
  readonly code: NewsCategoryCode;
  readonly day: string;
  readonly language: Language;
  /** The text as typed. */
  readonly body: string;
};

/** The text with its topic and its day, as readers of a language see them. */
function PreviewedArticle({ code, day, language, body }: PreviewProps) {
  const { data: categories = [] } = useGetNewsCategoriesQuery({ lang: language });
  const news = {
    CategoryName: categories[newsCategoryCodes.indexOf(code)]?.Name ?? "",
    PublishedOn: isHavanaDate(day) ? day : havanaDate(serverNow()),
    ChangedOn: null,
    Language: language,
    Body: paragraphsOf(body),
  };
  return (
    <IntlProvider locale={language}>
      <NewsArticle news={news} />
    </IntlProvider>
  );
}
