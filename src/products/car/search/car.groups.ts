/**
 * Groups offers by model. The offers of a group, and the groups by their first offers, keep the given order. (CAR-21)
 */
export function byModel<Offer>(offers: readonly Offer[], modelOf: (offer: Offer) => number): Offer[][] {
  const models = new Map<number, Offer[]>();
  for (const offer of offers) {
    const known = models.get(modelOf(offer));
    if (known) known.push(offer);
    else models.set(modelOf(offer), [offer]);
  }
  return [...models.values()];
}
