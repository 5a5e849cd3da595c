/** What a place for a file takes: the kinds it shows of the library, and those that can be uploaded for it. */
export type MediaKind = keyof typeof mediaKinds

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const mediaKinds = {
  picture: {
    name: 'a picture',
    shown: [...pictures, 'image/svg+xml'],
    uploaded: pictures,
    hint: 'JPEG, PNG, WebP or AVIF up to 20 MB',
  },
  mp4: { name: 'an MP4 film', shown: ['video/mp4'], uploaded: ['video/mp4'], hint: 'MP4 up to 60 MB' },
  webm: { name: 'a WebM film', shown: ['video/webm'], uploaded: ['video/webm'], hint: 'WebM up to 60 MB' },
  any: {
    name: 'a picture or film',
    shown: [],
    uploaded: [...pictures, 'video/mp4', 'video/webm'],
    hint: 'JPEG, PNG, WebP or AVIF up to 20 MB, films up to 60 MB',
  },
} as const satisfies Record<string, { name: string; shown: string[]; uploaded: string[]; hint: string }>
