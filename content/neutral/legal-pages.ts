import type { PageSeed } from '../types.ts'

/** Not terms and not a policy: only the company, with legal advice, can write these. */
const draft = `
<p><strong>This is draft wording.</strong> [Company Name] has not published its terms of use and its privacy policy yet. Nothing on this page is a promise or a condition.</p>

<h2>What this website stores</h2>
<p>You can read this website without telling us who you are. When you send a form, we store what you typed, the page you sent it from and the time, in order to answer you. We set no advertising or tracking cookies.</p>

<h2>Your questions</h2>
<p>To ask what we have stored about you, or to have it corrected or deleted, write to [email]. Or call [phone].</p>
`.trim()

const blocks = [{ name: 'legal', title: 'Terms of use and privacy', text: draft }]

export const legalPages: PageSeed[] = [
  {
    key: 'Terms & Conditions',
    title: 'Terms &amp; Conditions',
    description: 'Draft wording. Our terms are being prepared.',
    image: '',
    meta: {
      meta_title: 'Terms and Conditions',
      meta_description: 'Our terms are being prepared.',
      meta_keywords: 'terms and conditions',
    },
    blocks,
  },
  {
    key: 'Privacy Policy',
    title: 'Privacy Policy',
    description: 'Draft wording. Our privacy policy is being prepared.',
    image: '',
    meta: {
      meta_title: 'Privacy Policy',
      meta_description: 'Our privacy policy is being prepared.',
      meta_keywords: 'privacy policy',
    },
    blocks,
  },
]
