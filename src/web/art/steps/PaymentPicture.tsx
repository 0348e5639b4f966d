import { StepPicture } from "./StepPicture";

/** Payment: one card, one sum, coins left for Cuba. */
export function PaymentPicture() {
  return (
    <StepPicture ground="#E8705A">
      <path fill="#083F52" d="M30 34H112A7 7 0 0 1 119 41V87A7 7 0 0 1 112 94H30A7 7 0 0 1 23 87V41A7 7 0 0 1 30 34z" />
      <path fill="#FBF5E6" d="M23 48H119V60H23z" />
      <path fill="#F4A62A" d="M33 70H51V82H33z" />
      <path fill="#74C3BC" d="M60 74H92V79H60z" />
      <path fill="#7E4A00" d="M98 92H142V104H98z" />
      <path fill="#F4A62A" d="M98 88A22 6 0 0 1 142 88V92A22 6 0 0 1 98 92z" />
      <path fill="#FDE0A0" d="M98 80A22 6 0 0 1 142 80V84A22 6 0 0 1 98 84z" />
      <ellipse cx="120" cy="78" rx="22" ry="6" fill="#F4A62A" />
    </StepPicture>
  );
}
