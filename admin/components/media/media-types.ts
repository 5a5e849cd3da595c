/** Which files an input accepts: those it offers from the library, and those that can be uploaded. */
export type MediaType = keyof typeof mediaTypes

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const mediaTypes = {
  image: {
    name: 'an image',
    selectable: [...images, 'image/svg+xml'],
    uploadable: images,
    hint: 'JPEG, PNG, WebP or AVIF up to 20 MB',
  },
  mp4: { name: 'an MP4 video', selectable: ['video/mp4'], uploadable: ['video/mp4'], hint: 'MP4 up to 60 MB' },
  webm: { name: 'a WebM video', selectable: ['video/webm'], uploadable: ['video/webm'], hint: 'WebM up to 60 MB' },
  any: {
    name: 'an image or video',
    selectable: [],
    uploadable: [...images, 'video/mp4', 'video/webm'],
    hint: 'JPEG, PNG, WebP or AVIF up to 20 MB, videos up to 60 MB',
  },
} as const satisfies Record<string, { name: string; selectable: string[]; uploadable: string[]; hint: string }>
