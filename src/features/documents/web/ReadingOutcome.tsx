import { FormattedList, FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { GivenType } from "../documents.rules";
import type { DocumentDraft } from "./documentValues";
import { fieldLabel } from "./fieldLabels";
import type { Remark } from "./reading/reading";

type Props = {
  /** The fields of the form that could not be read. */
  readonly unread: readonly (keyof DocumentDraft)[];
  readonly remarks: readonly Remark[];
  readonly type: GivenType;
};

/** The result of reading a picture: the fields filled in, to be checked, those that could not be read, and what is to be known besides. */
export function ReadingOutcome({ unread, remarks, type }: Props) {
  return (
    <Callout
      kind={unread.length > 0 || remarks.length > 0 ? "warning" : "success"}
      title={<FormattedMessage id={unread.length > 0 ? "documents.photo.partly" : "documents.photo.read"} />}
    >
      {unread.length > 0 && (
        <p>
          <FormattedMessage
            id="documents.photo.unread"
            values={{
              fields: (
                <FormattedList
                  type="conjunction"
                  value={unread.map((name) => <FormattedMessage key={name} id={fieldLabel(name, type)} />)}
                />
              ),
            }}
          />
        </p>
      )}
      {remarks.map(({ code, ...values }) => (
        <p key={code}>
          <FormattedMessage id={`documents.photo.remark.${code}`} values={values} />
        </p>
      ))}
      <FormattedMessage
        id={type === IdentityDocumentType.DriverLicense ? "documents.photo.compareLicence" : "documents.photo.compare"}
      />
    </Callout>
  );
}
