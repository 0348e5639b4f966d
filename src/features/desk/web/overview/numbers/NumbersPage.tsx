import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { FormProvider } from "../../../../../platform/web/forms/FormField";
import { useForm } from "../../../../../platform/web/forms/useForm";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { DateField } from "../../../../../platform/web/ui/fields/DateField";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { addDays, type HavanaDate, isHavanaDate } from "../../../../../shared/havana";
import { numbersContract } from "../../../numbers/numbers.contract";
import { LAST_30, TODAY } from "../../../numbers/numbers.rules";
import type { Numbers } from "../../../numbers/numbers.schemas";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useMay } from "../../shell/useMay";
import { MoneyPlot } from "./MoneyPlot";
import { NumbersTable } from "./NumbersTable";
import { useGetMoneyNumbersQuery, useGetNumbersQuery } from "./numbers.api";
import { moneySheetsOf, type Sheet, sheetsOf } from "./sheets";

const Period = styled("form")({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 12, marginBottom: 24 });

/**
 * /support/numbers: the shop's figures over some days, as tables, plots and CSV; the period is in the URL. (DESK-29)
 */
export default function NumbersPage() {
  const [address] = useSearchParams();
  const wanted = {
    from: dayOr(address.get("from"), LAST_30),
    to: dayOr(address.get("to"), TODAY),
  };
  const { data, currentData, isError, error, refetch } = useGetNumbersQuery(wanted, {
    refetchOnMountOrArgChange: true,
  });
  const { day } = useHavanaTime();
  const may = useMay();
  const refused = serverText(error);
  return (
    <PageFrame
      title={<FormattedMessage id="support.numbers.title" />}
      lead={
        currentData && (
          <FormattedMessage
            id="support.numbers.lead"
            values={{ from: day(currentData.From), to: day(currentData.To) }}
          />
        )
      }
    >
      <PeriodChoice shown={currentData} today={data?.Today} wanted={wanted} />
      {currentData && (
        <>
          <Sheets sheets={sheetsOf(currentData)} period={currentData} />
          {may(numbersContract.getMoneyNumbers) && <Money wanted={wanted} />}
        </>
      )}
      {isError && refused && (
        <Callout kind="error" announce>
          {refused}
        </Callout>
      )}
      {isError && !refused && (
        <DeskFailed
          title={<FormattedMessage id="support.numbers.failed" />}
          retry={() => void refetch()}
          error={error}
        />
      )}
      {!currentData && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.numbers.loading" />} heights={[280, 280]} />
      )}
    </PageFrame>
  );
}

const dayOr = <Otherwise extends string>(text: string | null, otherwise: Otherwise) =>
  text !== null && isHavanaDate(text) ? text : otherwise;

type Wanted = { readonly from: string; readonly to: string };
type Typed = { readonly [End in keyof Wanted]: string | null };
type ChoiceProps = {
  readonly shown: Numbers | undefined;
  readonly today: HavanaDate | undefined;
  readonly wanted: Wanted;
};

/** The first and last day, or a usual period up to today. Typed days count once the form is submitted. */
function PeriodChoice({ shown, today, wanted }: ChoiceProps) {
  const intl = useIntl();
  const [, setAddress] = useSearchParams();
  const status: Wanted = { from: shown?.From ?? dayOr(wanted.from, ""), to: shown?.To ?? dayOr(wanted.to, "") };
  const form = useForm<Typed>({
    // Null until something is typed: the field then shows the present period.
    initialValues: { from: null, to: null },
    send: async ({ from, to }) => go({ from: from ?? status.from, to: to ?? status.to }),
  });
  const go = (period: Wanted): undefined => {
    form.formik.resetForm();
    setAddress(period);
  };
  return (
    <FormProvider form={form}>
      <Period noValidate onSubmit={form.submit}>
        <form.Field
          as={DateField}
          name="from"
          label={intl.formatMessage({ id: "support.numbers.from" })}
          value={form.values.from ?? status.from}
        />
        <form.Field
          as={DateField}
          name="to"
          label={intl.formatMessage({ id: "support.numbers.to" })}
          value={form.values.to ?? status.to}
        />
        <Button type="submit" variant="contained">
          <FormattedMessage id="support.numbers.show" />
        </Button>
        {today &&
          [30, 90, 365].map((days) => (
            <Button key={days} onClick={() => go({ from: addDays(today, 1 - days), to: today })}>
              <FormattedMessage id="support.numbers.last" values={{ days }} />
            </Button>
          ))}
      </Period>
    </FormProvider>
  );
}

/** For roles that see money. */
function Money({ wanted }: { readonly wanted: Wanted }) {
  const { currentData, isError, error, refetch } = useGetMoneyNumbersQuery(wanted, { refetchOnMountOrArgChange: true });
  if (currentData)
    return (
      <Sheets
        sheets={moneySheetsOf(currentData)}
        period={currentData}
        above={{ money: currentData.Days.length > 0 && <MoneyPlot numbers={currentData} /> }}
      />
    );
  if (isError)
    return (
      <DeskFailed
        title={<FormattedMessage id="support.numbers.moneyFailed" />}
        retry={() => void refetch()}
        error={error}
      />
    );
  return <DeskSkeleton label={<FormattedMessage id="support.numbers.loading" />} heights={[280]} />;
}

type SheetsProps = {
  readonly sheets: readonly Sheet[];
  readonly period: Pick<Numbers, "From" | "To">;
  readonly above?: { readonly [Name in Sheet["name"]]?: ReactNode };
};

function Sheets({ sheets, period, above }: SheetsProps) {
  return sheets.map((sheet) => (
    <Section key={sheet.name} title={<FormattedMessage id={`support.numbers.table.${sheet.name}`} />}>
      {above?.[sheet.name]}
      <NumbersTable sheet={sheet} period={period} />
    </Section>
  ));
}
