import { useMemo } from "react";
import type { CompanyMark as Mark } from "../../../../features/opinions/opinions.schemas";
import { CardMark } from "../../../../features/opinions/web/CardMark";
import { useGetCompanyMarksQuery } from "../../../../features/opinions/web/opinions.api";

/** What drivers think of each rental company: the mean and the number of reviews. */
export type CompanyMarks = ReadonlyMap<number, Mark>;

/** The marks of all rental companies, loaded once for a list of many cards. */
export function useCompanyMarks(): CompanyMarks {
  const { data } = useGetCompanyMarksQuery(undefined, { selectFromResult: ({ data }) => ({ data }) });
  return useMemo(() => new Map(data?.map((mark) => [mark.SupplierId, mark])), [data]);
}

type Props = { readonly marks: CompanyMarks; readonly supplierId: number };

/** A rental company's mark on a card; nothing without reviews. (REVIEW-7) */
export const CompanyMark = ({ marks, supplierId }: Props) => <CardMark mark={marks.get(supplierId)} />;
