import { fileURLToPath } from 'node:url'

/** Where the originals of the demonstration company's pictures and films are. */
export const demoMediaFolder = fileURLToPath(new URL('./media/', import.meta.url))
