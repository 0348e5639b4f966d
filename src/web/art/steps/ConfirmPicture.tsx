import { StepPicture } from "./StepPicture";

/** Confirmation: the booking's sheet, ticked off. */
export function ConfirmPicture() {
  return (
    <StepPicture ground="#F4A62A">
      <path fill="#FBF5E6" d="M38 20H104V104H38z" />
      <path fill="#E2D5B8" d="M46 54H82V59H46zM46 66H92V71H46zM46 78H74V83H46z" />
      <path fill="#0B5C6B" d="M38 20H104V42H38z" />
      <path fill="#FBF5E6" d="M46 28H76V34H46z" />
      <circle cx="104" cy="78" r="25" fill="#2C6A3C" />
      <path fill="none" stroke="#FBF5E6" strokeWidth="7" d="M92 78 101 87 117 69" />
    </StepPicture>
  );
}
