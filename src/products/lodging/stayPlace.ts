type Place = { readonly Street?: string | null; readonly ZoneName: string; readonly ProvinceName: string };

/**
 * The place of a stay in one line: the street if known, zone and province, each named once. `say` names them in the
 * reader's language; on paper they have their Cuban names.
 */
export function stayPlace({ Street, ZoneName, ProvinceName }: Place, say = (name: string) => name): string {
  return [...new Set([...(Street ? [Street] : []), say(ZoneName), say(ProvinceName)])].join(", ");
}
