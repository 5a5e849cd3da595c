import type { PageSeed } from '../types.ts'
import { legalText } from './legal-text.ts'

export const termsAndConditions: PageSeed = {
  key: 'Terms & Conditions',
  title: 'Terms &amp; Conditions',
  description:
    'What you may expect of this website, what we expect of you, and what happens to the details you send us.',
  image: 'georgian-bar-hung-window',
  meta: {
    meta_title: 'Terms and Conditions of Use',
    meta_description:
      'The terms on which this website may be used: catalogue information, enquiries, liability, changes with 30 days notice, law of Haryana, India.',
    meta_keywords: 'terms and conditions, terms of use, liability, governing law, haryana',
  },
  blocks: [{ name: 'legal', title: 'Terms of use and privacy', text: legalText }],
}
