import Button from "@mui/material/Button";
import { styled, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, Suspense } from "react";
import { lazyPage } from "../../lazyPage";
import { loadAhead } from "../../loadAhead";
import { Icon } from "../Icon";
import { useSheet } from "../page/useSheet";

type Props = {
  readonly label: ReactNode;
  /** The number of results, as the button at the bottom that closes the sheet. */
  readonly done: ReactNode;
  readonly children: ReactNode;
};

const Opener = styled(Button)({ width: "100%", minHeight: 48, justifyContent: "space-between" });

const loadSheet = () => import(/* webpackChunkName: "filter-sheet" */ "./FilterSheet");
const FilterSheet = lazyPage(loadSheet);

/**
 * The filters of results: visible in a wide window; in a narrow one behind a button with their count, as a sheet that
 * shows the number of results.
 */
export function FilterFold({ label, done, children }: Props) {
  const wide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  if (wide) return children;
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
        endIcon={<Icon name="chevronDown" />}
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
