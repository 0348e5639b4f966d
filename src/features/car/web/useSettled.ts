import { useEffect, useState } from "react";

/** A value once it has stayed the same for so many milliseconds; objects are compared by what they hold. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` stands for the value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [written, milliseconds]);
  return settled;
}
