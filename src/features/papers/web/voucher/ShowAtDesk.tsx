import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { DottedMessage } from "../../../../platform/web/ui/dotted/DottedMessage";
import type { Voucher } from "../../voucher.schemas";
import { QrCode } from "./QrCode";

const Shown = styled("div")({
  display: "grid",
  gap: 16,
  justifyItems: "center",
  alignContent: "center",
  minHeight: "100%",
  padding: 24,
  textAlign: "center",
  "& h2": { fontSize: "1.5rem", lineHeight: 1.25 },
  "& dl": { display: "grid", gap: 12, margin: 0 },
  "& dt": { color: token("inkSoft"), fontSize: "0.875rem" },
  "& dd": { margin: 0, fontSize: "1.25rem", fontWeight: 700 },
});

const SIZE = 264;

/** The button of phones that shows on the whole screen what the rental desk or the reception reads and scans. (PAPER-16) */
export function ShowAtDesk({ voucher }: { readonly voucher: Voucher }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { Number: number, Holder, VerifyUrl, Booking } = voucher;
  const { Name, SupplierName, SupplierReference } = Booking;
  return (
    <>
      <Button variant="contained" color="secondary" size="large" onClick={() => setOpen(true)}>
        <FormattedMessage id="voucher.show" />
      </Button>
      <Dialog fullScreen open={open} onClose={() => setOpen(false)} aria-labelledby={id}>
        <Shown>
          <h2 id={id}>{Name}</h2>
          <QrCode text={VerifyUrl} size={SIZE} />
          <dl>
            <div>
              <dt>
                <DottedMessage id="voucher.paper.holder" />
              </dt>
              <dd>{Holder}</dd>
            </div>
            <div>
              <dt>{SupplierName}</dt>
              <dd className="tabular">
                {SupplierReference ?? <FormattedMessage id="voucher.paper.number" values={{ number }} />}
              </dd>
            </div>
          </dl>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            <FormattedMessage id="voucher.showClose" />
          </Button>
        </Shown>
      </Dialog>
    </>
  );
}
