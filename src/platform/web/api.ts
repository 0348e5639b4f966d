import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./baseQuery";
import { tagTypes } from "./tags";

/**
 * The one API of the application: features inject their endpoints (`car.api.ts`, …). `extraOptions.failure` is the
 * message of WIRE-22 that a failure raises; an endpoint without it fails silently.
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
