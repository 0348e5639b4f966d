import { api } from "../../../../../platform/web/api";
import { upload } from "../../../../../platform/web/files/upload";
import { call } from "../../../../../platform/web/request";
import { brandContract } from "../../../../brand/brand.contract";

const brand = [{ type: "Desk", id: "brand" }] as const;

/** The shop's presentation. */
export const { useGetBrandQuery, useSetBrandMutation, useSetLogoMutation, useRemoveLogoMutation } = api.injectEndpoints(
  {
    overrideExisting: "throw",
    endpoints: (build) => ({
      getBrand: build.query({ ...call(brandContract.getBrand), providesTags: brand }),
      setBrand: build.mutation({ ...call(brandContract.setBrand), invalidatesTags: brand }),
      setLogo: build.mutation({ ...upload(brandContract.setLogo), invalidatesTags: brand }),
      removeLogo: build.mutation({ ...call(brandContract.removeLogo), invalidatesTags: brand }),
    }),
  },
);
