/** The formats that can be uploaded, as in their MIME types. */
export const imageUploads = ['jpeg', 'png', 'webp', 'avif'] as const
export const videoUploads = ['mp4', 'webm'] as const
export type UploadFormat = (typeof imageUploads | typeof videoUploads)[number]

export const maxUploadMegabytes = { image: 20, video: 60, pdf: 20 } as const
