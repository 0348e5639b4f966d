import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { useGetOwnAccessQuery } from "../../../../account/web/access/access.api";
import { FactorSection } from "../../../../account/web/access/FactorSection";
import { SessionSection } from "../../../../account/web/sessions/SessionSection";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";

const Column = styled("div")({ maxWidth: "44rem" });

/** /support/access: a staff member's sign-in: second factor and sessions. (DESK-20, DESK-21) */
export default function AccessPage() {
  const { data, isError, error, refetch } = useGetOwnAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={<FormattedMessage id="staff.access.title" />}
      lead={
        data?.StaffRole && (
          <FormattedMessage
            id="staff.access.lead"
            values={{
              email: <strong>{data.email}</strong>,
              role: <FormattedMessage id={`staff.role.${data.StaffRole}`} />,
            }}
          />
        )
      }
    >
      {data && (
        <Column>
          <FactorSection factor={data.SecondFactor} />
          <SessionSection />
        </Column>
      )}
      {!data && isError && (
        <DeskFailed title={<FormattedMessage id="staff.access.failed" />} retry={refetch} error={error} />
      )}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="staff.access.loading" />} heights={[220, 160]} />
      )}
    </PageFrame>
  );
}
