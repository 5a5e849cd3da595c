import { RequestError } from '../http/errors.ts'

/** The uploaded file of a form, with its alt text. */
export async function readUpload(request: Request) {
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new RequestError('Choose a file to upload', 422, { field: 'file' })
  const alt = form?.get('alt')
  const bytes = Buffer.from(await file.arrayBuffer())
  return { name: file.name, bytes, alt: typeof alt === 'string' ? alt : '' }
}
