export const pictureLimits = {
  /** Decompression bombs are rejected before a pixel is decoded. */
  pixels: 50_000_000,
  longestSide: 4000,
} as const
