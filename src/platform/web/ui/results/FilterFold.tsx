import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode, Suspense } from "react";
import { lazyPage, withMessages } from "../../lazyPage";
import { loadAhead } from "../../loadAhead";
import { useIsWide } from "../page/useIsWide";
import { useSheet } from "../page/useSheet";

type Props = {
  readonly label: ReactNode;
  /** The number of results, which is the label of the button at the bottom that closes the sheet. */
  readonly done: ReactNode;
  readonly children: ReactNode;
};

const Opener = styled(Button)({ minHeight: 48, paddingInline: 14 });

/** Hidden by CSS in a narrow window, where a page drawn for a wide one would show them for a moment. */
const Beside = styled("div")(({ theme }) => ({ [theme.breakpoints.down("md")]: { display: "none" } }));

const loadSheet = withMessages("site", () => import(/* webpackChunkName: "filter-sheet" */ "./FilterSheet"));
const FilterSheet = lazyPage(loadSheet);

/**
 * The filters of results: visible in a wide window; in a narrow one behind a button with their count, as a sheet that
 * shows the number of results.
 */
export function FilterFold({ label, done, children }: Props) {
  const wide = useIsWide();
  if (wide) return <Beside>{children}</Beside>;
  return (
    <SheetOpener label={label} done={done}>
      {children}
    </SheetOpener>
  );
}

/** When the sheet closes, the focus returns to the button that opened it. */
function SheetOpener({ label, done, children }: Props) {
  const { open, show, close } = useSheet();
  return (
    <>
      <Opener
        variant="outlined"
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={() => loadAhead(loadSheet)}
        onFocus={() => loadAhead(loadSheet)}
      >
        {label}
      </Opener>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet title={label} done={done} onClose={close}>
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}
