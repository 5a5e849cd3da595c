import { maxInput } from '@house/contract/validation-limits'

export function toSlug(title: string) {
  return title
    .replace(/<[^>]*>/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxInput.slug)
}
