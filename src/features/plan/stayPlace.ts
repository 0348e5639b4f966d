type Place = { readonly Street?: string | null; readonly ZoneName: string; readonly ProvinceName: string };

/**
 * Where a booked stay is, in one line: the street if it is known, zone and province, each named once. `say` names them
 * in the reader's language; on paper they have their names in Cuba.
 */
export function stayPlace({ Street, ZoneName, ProvinceName }: Place, say = (name: string) => name): string {
  return [...new Set([...(Street ? [Street] : []), say(ZoneName), say(ProvinceName)])].join(", ");
}
