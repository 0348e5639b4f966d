/** A side view that faces right: the ground is y = 0, the middle x = 0, and a metre is 60 units for every body. */
export interface CarDrawing {
  /** The whole body with roof and pillars, in the car's colour. */
  readonly body: string;
  /** The flanks below the shoulder that turn away from the light. */
  readonly shade: string;
  readonly glass: string;
  /** Door seams and handles. */
  readonly seams: string;
  /** Light along shoulder and roof. */
  readonly gleam: string;
  /** Unpainted dark parts: bumpers, cladding, a spare wheel. */
  readonly dark: string;
  /** Parts in the light trim colour: a roof, chrome. */
  readonly trim?: string;
  /** Behind the body: seats of an open car. */
  readonly inside?: string;
  readonly headlight: string;
  readonly tailLight: string;
  /** The axles' places along the car, rear first, and the wheels' radius. */
  readonly wheels: { readonly rear: number; readonly front: number; readonly radius: number };
}
