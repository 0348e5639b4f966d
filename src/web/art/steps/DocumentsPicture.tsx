import { StepPicture } from "./StepPicture";

/** Documents: a passport and a driving licence. */
export function DocumentsPicture() {
  return (
    <StepPicture ground="#74C3BC">
      <path fill="#083F52" d="M34 22H86A5 5 0 0 1 91 27V99A5 5 0 0 1 86 104H34z" />
      <circle cx="62" cy="54" r="15" fill="none" stroke="#F4A62A" strokeWidth="3.5" />
      <path
        fill="none"
        stroke="#F4A62A"
        strokeWidth="2.5"
        d="M47 54H77M62 39C54 46 54 62 62 69M62 39C70 46 70 62 62 69"
      />
      <path fill="#F4A62A" d="M46 82H78V86H46z" />
      <path
        fill="#FBF5E6"
        d="M74 62H134A4 4 0 0 1 138 66V100A4 4 0 0 1 134 104H74A4 4 0 0 1 70 100V66A4 4 0 0 1 74 62z"
      />
      <path fill="#C63D2B" d="M70 66A4 4 0 0 1 74 62H134A4 4 0 0 1 138 66V72H70z" />
      <path fill="#E2A06A" d="M78 97C78 88 82 86 86 86S94 88 94 97zM86 77A4.5 4.5 0 1 1 86 86 4.5 4.5 0 0 1 86 77z" />
      <path fill="#847C61" d="M102 80H130V84H102zM102 89H122V93H102z" />
    </StepPicture>
  );
}
