import type { CarOffer } from "../car.schemas";

export function CarPicture({ offer }: { readonly offer: Pick<CarOffer, "ClassName" | "ModelName"> }) {
  return <div aria-hidden data-model={offer.ModelName} />;
}
