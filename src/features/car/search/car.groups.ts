/**
 * Offers of one model together, each list in the order in which its offers came, the lists in the order of their first.
 * (CAR-21)
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
