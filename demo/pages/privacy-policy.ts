import type { PageSeed } from '../types.ts'
import { legalText } from './legal-text.ts'

export const privacyPolicy: PageSeed = {
  key: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'Which details an enquiry stores, why we keep them, for how long, and how you can have them corrected or erased.',
  image: 'switchable-privacy-glass-partition',
  meta: {
    meta_title: 'Privacy Policy and Personal Data',
    meta_description:
      'What we store when you send an enquiry, why we need it, who sees it, how long it is kept, and how to ask us for a copy or for its deletion.',
    meta_keywords: 'privacy policy, personal data, enquiry data, data deletion, cookies',
  },
  blocks: [{ name: 'legal', title: 'Terms of use and privacy', text: legalText }],
}
