import { FormattedList, FormattedMessage } from "react-intl";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { IdentityDocumentType } from "../../../shared/enumerations";
import type { GivenType } from "../documents.rules";
import { isShown } from "./documentValues";
import { fieldLabel } from "./fieldLabels";
import type { Reading } from "./reading/reading";

/** The result of reading a picture: the fields filled in, to be checked, and those that could not be read. */
export function ReadingOutcome({ reading, type }: { readonly reading: Reading; readonly type: GivenType }) {
  const unread = reading.unread.filter((name) => isShown(type, name));
  return (
    <Callout
      kind={unread.length > 0 ? "warning" : "success"}
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
      <FormattedMessage
        id={type === IdentityDocumentType.DriverLicense ? "documents.photo.compareLicence" : "documents.photo.compare"}
      />
    </Callout>
  );
}
