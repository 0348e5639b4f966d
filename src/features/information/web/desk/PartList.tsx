import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FieldArray } from "formik";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { SideBySide } from "../../../../platform/web/ui/page/SideBySide";
import type { Language } from "../../../../shared/language";
import type { MessageId } from "../../../../shared/messageId";

const Line = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  paddingTop: 20,
  borderTop: `1px solid ${token("sand")}`,
  "& h3": { margin: 0, fontSize: "1.0625rem" },
});

const Part = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

type Props = {
  /** The name of the list in the form. */
  readonly name: string;
  readonly count: number;
  /** What a part is called, with its number. */
  readonly title: Extract<MessageId, "content.text.section" | "content.text.question">;
  readonly add: MessageId;
  readonly blank: () => unknown;
  /** The fields of a part in a language: by the part's place, and the language's. */
  readonly children: (at: number, language: Language, place: number) => ReactNode;
};

/** The parts of a text in an editor, all languages side by side; each can be moved and removed, and new ones added. */
export function PartList({ name, count, title, add, blank, children }: Props) {
  const intl = useIntl();
  return (
    <FieldArray name={name}>
      {({ push, move, remove }) => (
        <>
          {Array.from({ length: count }, (_part, at) => {
            const called = intl.formatMessage({ id: title }, { number: at + 1 });
            const acts = [
              { id: "content.part.up", what: "content.part.upWhat", act: () => move(at, at - 1), off: at === 0 },
              {
                id: "content.part.down",
                what: "content.part.downWhat",
                act: () => move(at, at + 1),
                off: at === count - 1,
              },
              { id: "content.part.remove", what: "content.part.removeWhat", act: () => remove(at), off: count === 1 },
            ] as const;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id.
              <Part key={at}>
                <Line>
                  <h3>{called}</h3>
                  <div>
                    {acts.map(({ id, what, act, off }) => (
                      <Button
                        key={id}
                        {...(id === "content.part.remove" && { color: "error" })}
                        disabled={off}
                        onClick={act}
                        aria-label={intl.formatMessage({ id: what }, { name: called })}
                      >
                        <FormattedMessage id={id} />
                      </Button>
                    ))}
                  </div>
                </Line>
                <SideBySide>{(language, place) => children(at, language, place)}</SideBySide>
              </Part>
            );
          })}
          <div>
            <Button variant="outlined" onClick={() => push(blank())}>
              <FormattedMessage id={add} />
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
}
