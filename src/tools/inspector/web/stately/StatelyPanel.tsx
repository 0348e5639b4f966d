import Button from "@mui/material/Button";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/Callout";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Row } from "../toolParts";
import { kindOf } from "./receivers";
import type { StatelyStream } from "./useStatelyStream";

const THEIRS = "https://stately.ai/inspect";

type Props = { readonly stream: StatelyStream; readonly asked: string | null };

/** Attaches an inspector that speaks Stately's protocol by its address. */
export function StatelyPanel({ stream, asked }: Props) {
  const { status, origin, sent } = stream;
  const [url, setUrl] = useState(asked ?? THEIRS);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isKnown = kindOf(url.trim()) !== null;
    setRefused(!isKnown);
    if (isKnown) stream.connect(url.trim());
  };
  return (
    <>
      <p>
        <FormattedMessage id="inspector.stately.lead" />
      </p>
      <form onSubmit={submit} noValidate>
        <TextField
          name="stately-url"
          type="url"
          label={<FormattedMessage id="inspector.stately.url" />}
          hint={<FormattedMessage id="inspector.stately.urlHelp" />}
          error={refused && <FormattedMessage id="inspector.stately.invalid" />}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Row sx={{ mt: 1.5 }}>
          <Button type="submit" variant="outlined">
            <FormattedMessage id="inspector.stately.connect" />
          </Button>
          {status && status !== "blocked" && (
            <Button onClick={stream.disconnect}>
              <FormattedMessage id="inspector.stately.disconnect" />
            </Button>
          )}
        </Row>
      </form>
      <div role="status">
        {status && (
          <Callout kind={status === "connected" ? "success" : status === "waiting" ? "info" : "warning"}>
            <FormattedMessage id={`inspector.stately.${status}`} values={{ origin, count: sent }} />
          </Callout>
        )}
      </div>
    </>
  );
}
