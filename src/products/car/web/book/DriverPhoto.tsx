import { useFormikContext } from "formik";
import type { Country } from "../../../../features/account/account.schemas";
import { PhotoReader, type ReadDocument } from "../../../../features/documents/web/PhotoReader";
import { IdentityDocumentType } from "../../../../shared/enumerations";
import { keysOf } from "../../../../shared/keysOf";
import type { MessageId } from "../../../../shared/messageId";
import { asksPassport, type CarBookValues, withPassport } from "../../book/car.drafts";

type Driver = CarBookValues["Driver"];

type Props = {
  readonly countries: readonly Country[];
  /** The signed-in client, whose passport is asked for with the documents. */
  readonly client: Parameters<typeof asksPassport>[1];
  /** Applies the driver, as the client's own input. */
  readonly onDriver: (driver: Driver) => void;
};

const ofPerson = { FirstName: "book.firstName", LastName: "book.lastName", BirthDate: "car.book.birthDate" } as const;
const ofPassport = {
  CountryId: "book.country",
  Passport: "book.passport",
  PassportExpires: "car.book.passportExpires",
} as const;

/** Fills in the driver from a photo of the passport, which stays on the device; marks what was not read. (CAR-66) */
export function DriverPhoto({ countries, client, onDriver }: Props) {
  const { values, touched, setTouched } = useFormikContext<CarBookValues>();
  const fill = (read: ReadDocument): MessageId[] => {
    const driver = withPassport(values.Driver, read);
    const labels = asksPassport(driver, client) ? { ...ofPerson, ...ofPassport } : ofPerson;
    const unread = keysOf(labels).filter((name) => driver[name] === "");
    const marked = Object.fromEntries(unread.map((name) => [name, true]));
    void setTouched({ ...touched, Driver: { ...touched.Driver, ...marked } });
    onDriver(driver);
    return unread.map((name) => labels[name]);
  };
  return (
    <PhotoReader type={IdentityDocumentType.Passport} countries={countries} choose="car.book.photo" onRead={fill} />
  );
}
