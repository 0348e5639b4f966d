import { useMemo } from "react";
import type { PropertyMark as Mark } from "../../../../features/opinions/opinions.schemas";
import { CardMark } from "../../../../features/opinions/web/CardMark";
import { useGetPropertyMarksQuery } from "../../../../features/opinions/web/opinions.api";

/** What guests think of each property: the mean and the number of reviews. */
export type PropertyMarks = ReadonlyMap<number, Mark>;

/** The marks of all properties, loaded once for a list of many cards. */
export function usePropertyMarks(): PropertyMarks {
  const { data } = useGetPropertyMarksQuery(undefined, { selectFromResult: ({ data }) => ({ data }) });
  return useMemo(() => new Map(data?.map((mark) => [mark.HotelId, mark])), [data]);
}

type Props = { readonly marks: PropertyMarks; readonly hotelId: number };

/** A property's mark on a card; nothing without reviews. (REVIEW-7) */
export const PropertyMark = ({ marks, hotelId }: Props) => <CardMark mark={marks.get(hotelId)} />;
