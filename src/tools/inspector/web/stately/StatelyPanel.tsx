import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { object, string } from "yup";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useForm } from "../../../../platform/web/forms/useForm";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { MessageId } from "../../../../shared/messageId";
import { Row } from "../toolParts";
import { kindOf } from "./receivers";
import type { StatelyStream } from "./useStatelyStream";

const THEIRS = "https://stately.ai/inspect";

type Props = { readonly stream: StatelyStream; readonly asked: string | null };

const schema = object({
  url: string().test({
    message: "inspector.stately.invalid" satisfies MessageId,
    test: (typed = "") => kindOf(typed.trim()) !== null,
  }),
});

/** Attaches an inspector with Stately's protocol by its address. */
export function StatelyPanel({ stream, asked }: Props) {
  const { status, origin, sent } = stream;
  const form = useForm({
    prefix: "stately",
    initialValues: { url: asked ?? THEIRS },
    validationSchema: schema,
    shows: "onceSent",
    send: async ({ url }) => {
      stream.connect(url.trim());
      return undefined;
    },
  });
  return (
    <>
      <p>
        <FormattedMessage id="inspector.stately.lead" />
      </p>
      <FormProvider form={form}>
        <form onSubmit={form.submit} noValidate>
          <form.Field
            as={TextField}
            name="url"
            type="url"
            label={<FormattedMessage id="inspector.stately.url" />}
            hint={<FormattedMessage id="inspector.stately.urlHelp" />}
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
      </FormProvider>
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
