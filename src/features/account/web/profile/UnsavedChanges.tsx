import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { Callout } from "../../../../platform/web/ui/status/Callout";

type Props = { readonly dirty: boolean; readonly onDiscard: () => void };

/** Warns of unsaved changes, also with an alert when the client leaves the page; they are kept as a draft. */
export function UnsavedChanges({ dirty, onDiscard }: Props) {
  const dispatch = useDispatch();
  const last = useRef(dirty);
  last.current = dirty;
  useEffect(
    () => () => {
      if (last.current) dispatch(showAlert("account.profile.leftUnsaved", "warning"));
    },
    [dispatch],
  );
  if (!dirty) return null;
  return (
    <Callout
      kind="warning"
      action={
        <Button type="button" variant="outlined" size="small" onClick={onDiscard}>
          <FormattedMessage id="form.discard" />
        </Button>
      }
    >
      <FormattedMessage id="account.profile.unsaved" />
    </Callout>
  );
}
