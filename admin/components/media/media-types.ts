import { imageUploads, maxUploadMegabytes, videoUploads } from '@house/contract/staff/uploads'

/** Which files an input accepts: those it offers from the library, and those that can be uploaded. */
export type MediaType = keyof typeof mediaTypes

const images = imageUploads.map((format) => `image/${format}`)
const imageHint = `JPEG, PNG, WebP or AVIF up to ${maxUploadMegabytes.image} MB`
const videoHint = `up to ${maxUploadMegabytes.video} MB`

export const mediaTypes = {
  image: {
    name: 'an image',
    selectable: [...images, 'image/svg+xml'],
    uploadable: images,
    hint: imageHint,
  },
  mp4: { name: 'an MP4 video', ...onlyVideo('mp4'), hint: `MP4 ${videoHint}` },
  webm: { name: 'a WebM video', ...onlyVideo('webm'), hint: `WebM ${videoHint}` },
  any: {
    name: 'an image or video',
    selectable: [],
    uploadable: [...images, ...videoUploads.map(videoType)],
    hint: `${imageHint}, videos ${videoHint}`,
  },
} satisfies Record<string, { name: string; selectable: string[]; uploadable: string[]; hint: string }>

function onlyVideo(format: (typeof videoUploads)[number]) {
  return { selectable: [videoType(format)], uploadable: [videoType(format)] }
}

function videoType(format: (typeof videoUploads)[number]) {
  return `video/${format}`
}
