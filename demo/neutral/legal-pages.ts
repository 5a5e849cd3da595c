import type { PageSeed } from '../types.ts'

/**
 * Not terms and not a policy: only the company, with legal advice, can write these.
 * Nothing outside this text says that it is a draft, so that replacing it is enough.
 */
const draft = `
<p><strong>This is draft wording.</strong> [Company Name] has not published its terms of use and its privacy policy yet. Nothing on this page is a promise or a condition.</p>

<h2>What this website stores</h2>
<p>You can read this website without telling us who you are. When you send a form, we store what you typed, the page you sent it from and the time, in order to answer you. We set no advertising or tracking cookies.</p>

<h2>Your questions</h2>
<p>You can ask what we have stored about you, and have it corrected or deleted. Our e-mail address is [email]. Our telephone number is [phone].</p>
`.trim()

const blocks = [{ name: 'legal', title: 'Terms of use and privacy', text: draft }]

export const legalPages: PageSeed[] = [
  {
    key: 'Terms & Conditions',
    title: 'Terms &amp; Conditions',
    description: 'The terms for using this website.',
    image: '',
    meta: {
      meta_title: 'Terms and Conditions',
      meta_description: 'The terms for using this website.',
      meta_keywords: 'terms and conditions',
    },
    blocks,
  },
  {
    key: 'Privacy Policy',
    title: 'Privacy Policy',
    description: 'What happens to the details that you give us.',
    image: '',
    meta: {
      meta_title: 'Privacy Policy',
      meta_description: 'What happens to the details that you give us.',
      meta_keywords: 'privacy policy',
    },
    blocks,
  },
]
