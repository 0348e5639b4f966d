import { photoAddress } from "../../../../features/photos/photos.rules";
import { text } from "../../../../platform/server/http/texts";
import { Problem } from "../../../../platform/server/problem";
import { CONFIRM_WITHIN_HOURS, DRIVER_AGE } from "../../../../shared/constants";
import type { Language } from "../../../../shared/language";
import type { MessageUnder } from "../../../../shared/messageId";
import { SURCHARGE_AGES } from "../../car.rules";
import type { CarCharge, CarPhoto, RentConditions } from "../../car.schemas";
import type { SearchService } from "../search/search.service";

export type ConditionsService = ReturnType<typeof conditionsService>;

type Size = { width: number; height: number };

/** A rental's conditions besides its price, from the same rows as the price. Public. */
export function conditionsService({ catalogue, wholeCatalogue }: Pick<SearchService, "catalogue" | "wholeCatalogue">) {
  async function photosOf(wanted: (model: { id: number; classId: number }) => boolean, size: Size) {
    const { models, classes } = await catalogue();
    return [...models.values()].filter(wanted).map(
      ({ id, name, classId, photo }): CarPhoto => ({
        ModelId: id,
        ModelName: name,
        ClassName: classes.get(classId)?.code ?? "",
        Width: size.width,
        Height: size.height,
        Url: photo && photoAddress(photo.File, photo.Width),
        Photo: photo,
      }),
    );
  }

  return {
    /** Every charge that has been entered, and those of classes; what is not listed is not sold. (CAR-19) */
    async charges(language: Language): Promise<CarCharge[]> {
      const { rates, suppliers, classes } = await catalogue();
      const { airportPickUp, childSeatPerDay, oneWayPerKm, oneWayMinimum, oneWayMaximum } = rates.charges;
      const isOneWayEntered = oneWayMinimum !== null && oneWayMaximum !== null;
      const charge = (
        Code: MessageUnder<"car.charge">,
        Amount: number | null,
        Per: CarCharge["Per"],
        own: Partial<CarCharge> = {},
      ): CarCharge => ({
        Code,
        Amount,
        Per,
        Minimum: null,
        Maximum: null,
        PaidOnline: false,
        SupplierId: null,
        ClassId: null,
        Text: text(language, `car.charge.${Code}`, { ...DRIVER_AGE, ...SURCHARGE_AGES }),
        ...own,
      });
      const ofAll = [
        charge("airportPickUp", airportPickUp, "rental"),
        charge("childSeat", childSeatPerDay, "day"),
        charge("oneWay", isOneWayEntered ? oneWayPerKm : null, "kilometre", {
          Minimum: oneWayMinimum,
          Maximum: oneWayMaximum,
        }),
        charge("ageSurcharge", rates.charges.ageSurchargePercent, "waiver", { PaidOnline: true }),
        ...[...suppliers.values()].map(({ id: SupplierId, extraDriverFlat: flat, extraDriverPerDay: daily }) =>
          charge("extraDriver", flat ?? daily, flat === null ? "day" : "rental", { SupplierId }),
        ),
      ];
      return [
        ...ofAll.filter(({ Amount }) => Amount !== null),
        ...[...classes.values()].flatMap(({ id: ClassId, fullTank, deposit }) => [
          charge("fullTank", fullTank, "rental", { ClassId }),
          charge("deposit", deposit, "rental", { ClassId }),
        ]),
      ];
    },

    /** Throws notFound for an unknown company. */
    async ofSupplier(supplierId: number, language: Language): Promise<RentConditions> {
      const { suppliers } = await wholeCatalogue();
      const supplier = suppliers.get(supplierId);
      if (!supplier) throw new Problem("notFound");
      const { extraDriverFlat, extraDriverPerDay, confirmsInstantly } = supplier;
      const extraDriver = extraDriverFlat ?? extraDriverPerDay;
      const say = (id: MessageUnder<"car.condition">, facts: Record<string, number> = {}) =>
        text(language, `car.condition.${id}`, facts);
      return {
        SupplierId: supplierId,
        SupplierName: supplier.name,
        Conditions: [
          say("age", DRIVER_AGE),
          say("licence"),
          say("deposit"),
          ...(extraDriver === null
            ? []
            : [
                say(extraDriverFlat === null ? "extraDriverPerDay" : "extraDriverOnce", { dollars: extraDriver / 100 }),
              ]),
          say("grace"),
          say("fuel"),
          say(confirmsInstantly ? "confirmsAtOnce" : "confirmsLater", { hours: CONFIRM_WITHIN_HOURS }),
        ],
      };
    },

    /** Throws `notFound` for an unknown model. */
    async photo(modelId: number, size: Size): Promise<CarPhoto> {
      const [photo] = await photosOf(({ id }) => id === modelId, size);
      if (!photo) throw new Problem("notFound");
      return photo;
    },

    /** Those of a class's models. Throws `notFound` for an unknown class. */
    async photos(classId: number, size: Size): Promise<CarPhoto[]> {
      if (!(await catalogue()).classes.has(classId)) throw new Problem("notFound");
      return photosOf((model) => model.classId === classId, size);
    },
  };
}
