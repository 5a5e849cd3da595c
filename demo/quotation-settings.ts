import type { QuotationSettings } from '@house/contract/quotations/quotation-settings'

/** Fictional, as its GSTIN of zeros says. */
export const quotationSettings: QuotationSettings = {
  quotation_terms: [
    'Example terms, not an offer: write your own in Settings, Quotations.',
    'Sizes are fixed after we have measured on site.',
    'Half of the total with the order, the rest before delivery.',
    'Scaffolding, removal of old windows, masonry and electrical work are not included.',
    'Ten years of warranty on profiles, one year on hardware and handles.',
  ],
  gstin: '06AAAAA0000A1Z5',
  sales_discount: 5,
}
