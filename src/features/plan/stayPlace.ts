type Place = { readonly Street?: string | null; readonly ZoneName: string; readonly ProvinceName: string };

/** Where a booked stay is, in one line: the street if it is known, zone and province, each named once. */
export function stayPlace({ Street, ZoneName, ProvinceName }: Place): string {
  return [...new Set([...(Street ? [Street] : []), ZoneName, ProvinceName])].join(", ");
}
