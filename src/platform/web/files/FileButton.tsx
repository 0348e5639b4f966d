import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { BusyButton } from "../ui/BusyButton";

type Props = Omit<ComponentProps<typeof BusyButton>, "loading" | "onClick"> & {
  /** The kinds of files that the browser's dialog offers. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly [File, ...File[]]) => unknown;
  readonly loading?: boolean;
  /** Of the invisible input, which tests give files to. */
  readonly inputTestId: string;
};

/** A button that asks for files. The same file may be chosen again, for example after a failure. */
export function FileButton({ accept, multiple = false, onChoose, loading = false, inputTestId, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file, ...others] = target.files ?? [];
    target.value = "";
    if (file) onChoose([file, ...others]);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid={inputTestId}
        onChange={choose}
      />
      <BusyButton loading={loading} onClick={() => input.current?.click()} {...button} />
    </>
  );
}
