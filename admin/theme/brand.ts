import type { SiteBrand } from '@house/contract/brand/brand'

export type PageBrand = { name: string; brand: SiteBrand }

/** The company's name and brand, which the server writes into the page; null for the demonstration's look. */
export const pageBrand = readBrand()

function readBrand(): PageBrand | null {
  const text = document.getElementById('brand')?.textContent
  return text ? JSON.parse(text) : null
}
