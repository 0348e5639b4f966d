import { StepPicture } from "./StepPicture";

/** The voucher: a printed ticket with the sun on it. */
export function VoucherPicture() {
  return (
    <StepPicture ground="#0B5C6B">
      <path fill="#FBF5E6" d="M28 30H132V54A9 9 0 0 0 132 72V104H28V72A9 9 0 0 0 28 54z" />
      <path fill="#F4A62A" d="M44 62A18 18 0 0 1 80 62z" />
      <path fill="#0B5C6B" d="M40 62H84V66H40z" />
      <path fill="#C63D2B" d="M40 69H84V73H40z" />
      <path fill="none" stroke="#847C61" strokeWidth="2" strokeDasharray="4 4" d="M96 34V100" />
      <path
        fill="#14262B"
        d="M104 42H124V46H104zM104 51H118V55H104zM104 76H111V83H104zM114 76H121V83H114zM104 86H111V93H104zM114 86H117V89H114zM118 90H121V93H118z"
      />
      <path fill="#E2D5B8" d="M40 83H84V88H40zM40 93H70V98H40z" />
      <path fill="#F4A62A" d="M28 30H132V36H28z" />
    </StepPicture>
  );
}
