/** The media types of uploads, under which they are also downloaded. */
export const mediaTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type MediaType = (typeof mediaTypes)[number];
export type PictureType = Exclude<MediaType, "application/pdf">;

const endings: Record<MediaType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** Headers for downloading an upload: the browser must save it, never show it. */
export function attachmentHeaders(name: string, mediaType: MediaType): Record<string, string> {
  return {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="${name}.${endings[mediaType]}"`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
