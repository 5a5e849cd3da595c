import { filterNames } from '@house/contract/products/filter-names'
import { serverPaths } from '@house/contract/urls'
import fc from 'fast-check'
import { expect } from 'vitest'
import { screens } from '../../ops/screenshots/screens.ts'
import { applyCompany } from '../../server/testing/companies/apply-company.ts'
import { companies } from '../../server/testing/companies/random-company.ts'
import { hrefOf, test, textOf } from './open-page.ts'

const samples = fc.sample(companies, { numRuns: 1, seed: 1 })

// `npm run test:companies` does the same with 200 companies in a browser.
test.for(samples)(
  'another company has no brackets, skeletons or dead links: $settings.company_name',
  async (company, { ownSite }) => {
    const { openPage, request, db } = ownSite
    await applyCompany(db, company)
    // Links that differ in filter values only lead to the same lists: one of them is requested.
    const links = new Map<string, { link: string; from: string }>()
    for (const path of Object.values(screens)) {
      const { document, status } = await openPage(path)
      if (status !== 200) continue
      // Links inside the texts that staff wrote are theirs.
      for (const element of document.querySelectorAll('a[href]:not(.prose a)')) {
        const link = hrefOf(element) ?? ''
        expect([path, link]).toEqual([path, expect.not.stringMatching(isEmpty)])
        links.set(link.replace(filterValue, ''), { link, from: path })
      }
      // The data of the page has the stored texts, with their placeholders.
      for (const script of document.querySelectorAll('script')) script.remove()
      expect([path, textOf(document.body).match(/\[[a-z][a-z -]*\]/i)]).toEqual([path, null])
      expect([path, document.querySelector('[data-testid=skeleton]')]).toEqual([path, null])
    }
    for (const { link, from } of links.values()) {
      // Drawing the brochure takes seconds, and has its own test.
      if (link.startsWith('/') && link !== serverPaths.brochure)
        expect([from, link, (await request(link)).status]).toEqual([from, link, expect.toSatisfy(isAnswer)])
    }
  },
)

const filterValue = new RegExp(`(?<=[?&](${filterNames.join('|')})=)[^&]*`, 'g')
const isEmpty = /^(|tel:|mailto:|https:\/\/wa\.me\/\?.*)$/

function isAnswer(status: number) {
  return status < 400
}
