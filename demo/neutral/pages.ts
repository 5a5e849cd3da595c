import type { PageSeed } from '../types.ts'
import { legalPages } from './legal-pages.ts'

/** Texts that are true of any company of the trade. A block without a text is left out until staff write one. */
export const neutralPages: PageSeed[] = [
  {
    key: 'Home',
    // The new launch: there is none yet, so its section has no text.
    title: 'New in our range',
    description: '',
    image: '',
    // The meta tags of the home page are those of the settings.
    meta: { meta_title: '', meta_description: '', meta_keywords: '' },
    blocks: [
      {
        name: 'hero',
        title: 'Doors and windows made for your opening',
        text: '<p>Tell us about the room, the wall and the view. We help you to choose the frame, the glass and the way it opens.</p>',
      },
      {
        name: 'services',
        title: 'From the first measurement to the last adjustment',
        text: '<p>What we can do for you. Ask us about any of it.</p>',
        items: [
          {
            title: 'Installation',
            text: 'Measured on site, fitted level and sealed against rain and dust.',
            icon: 'measure',
          },
          {
            title: 'Repair',
            text: 'Rollers, hinges, gaskets, locks and glass that need care or a replacement.',
            icon: 'care',
          },
          {
            title: 'Customization',
            text: 'Sizes, colours, glass and openings that suit your building.',
            icon: 'corner',
          },
        ],
      },
      {
        name: 'trust',
        title: 'What to ask before you choose',
        text: '<p>A door or window stays for many years. These questions help to compare offers, ours included.</p>',
        items: [
          {
            title: 'Who measures?',
            text: 'Sizes are taken on the finished wall, before anything is made.',
            icon: 'measure',
          },
          {
            title: 'What is in the offer?',
            text: 'Profile, glass, hardware and finish are named, opening by opening.',
            icon: 'check',
          },
          { title: 'Who comes later?', text: 'You know whom to call when something needs adjustment.', icon: 'care' },
        ],
      },
      {
        name: 'about',
        title: 'Who we are',
        text: '<p>[Company Name] works with doors and windows. Call us, write to us, or bring us a sketch of your opening.</p>',
      },
    ],
  },
  {
    key: 'About Us',
    title: 'About <em>us</em>',
    description: '[Company Name] works with doors and windows, from advice to installation.',
    image: '',
    meta: meta('About Us', 'Who we are, how we work with doors and windows, and how to reach us.', 'about us'),
    blocks: [
      { name: 'chairman-message', title: "Chairman's Message" },
      { name: 'managing-director-message', title: "Managing Director's Message" },
      {
        name: 'our-story',
        title: 'How we work',
        text: '<p>We begin with questions: what the room is for, where sun, rain and noise come from, and what troubles you about the opening today.</p><p>Then we measure, draw what suits the wall, and put size, profile, glass, hardware and price on paper before anything is made.</p><p>After the installation we show you how everything opens, closes and is kept in order.</p>',
      },
      { name: 'vision', title: 'Our Vision' },
      { name: 'mission', title: 'Our Mission' },
      {
        name: 'come-and-see',
        title: 'Come and see',
        text: '<p>Bring a sketch of the opening, or only the question.</p>',
      },
    ],
  },
  {
    key: 'Locate Us',
    title: 'Locate Us',
    description: 'Where to find us, and how to reach us.',
    image: '',
    meta: meta('Contact', 'How to reach us, where to find us, and a form for your enquiry.', 'contact, address, phone'),
    blocks: [
      {
        name: 'get-in-touch',
        title: 'Get In Touch',
        text: '<p>Send the form with a rough size, the town and what bothers you about the opening today: heat, noise, dust or a door that drags.</p>',
      },
      { name: 'map', title: 'Find us on the map' },
    ],
  },
  {
    key: 'Blogs',
    title: 'BLOGS',
    description: 'Advice about doors, windows, glass and hardware.',
    image: '',
    meta: meta(
      'Blogs on Doors and Windows',
      'Advice about doors, windows, glass and hardware.',
      'window advice, door advice',
    ),
    blocks: [{ name: 'recent', title: 'Recent Blogs', text: '<p>Advice for people who build or renovate.</p>' }],
  },
  {
    key: 'Recent Projects',
    title: 'RECENT PROJECTS',
    description: 'Doors and windows that we have fitted.',
    image: '',
    meta: meta(
      'Recent Projects',
      'Doors and windows that we have fitted in homes and offices.',
      'projects, doors, windows',
    ),
    blocks: [{ name: 'recent', title: 'Recent Projects', text: '<p>Open a picture to read more about it.</p>' }],
  },
  {
    key: 'Become a Dealer',
    title: 'Become a <em>Dealer</em>',
    description: 'Would you like to offer doors and windows of [Company Name] in your town?',
    image: '',
    meta: meta('Become a Dealer', 'Ask us about offering our doors and windows in your town.', 'dealer, dealership'),
    blocks: [
      {
        name: 'introduction',
        title: 'Partner with [Company Name]',
        text: '<p>Tell us where you are and what you do now. We call you to find out whether and how we can work together.</p>',
      },
      {
        name: 'benefits',
        title: 'What we would talk about',
        text: '<p>So that both sides know what to expect.</p>',
        items: [
          { title: 'Your area', text: 'Which towns you serve, and who serves them today.', icon: 'pin' },
          { title: 'The range', text: 'Which doors and windows your customers ask for.', icon: 'flexible' },
          {
            title: 'Measuring and fitting',
            text: 'What you do yourself, and where you need support.',
            icon: 'measure',
          },
        ],
      },
      {
        name: 'looking-for',
        title: 'Who can apply?',
        text: '<p>You need not have sold windows before.</p>',
        items: [
          { title: 'You know your town', text: 'Its builders, architects and contractors know you.', icon: 'pin' },
          { title: 'You can show things', text: 'A place where customers can open and close a window.', icon: 'light' },
          { title: 'You keep your word', text: 'Customers can rely on your dates and sizes.', icon: 'safety' },
        ],
      },
      {
        name: 'closing',
        title: 'Shall we talk?',
        text: '<p>Send the form with your city and state. To speak to a person first, call [phone]. Our e-mail address is [email].</p>',
      },
    ],
  },
  ...legalPages,
  {
    key: 'Search',
    title: 'Search results',
    description: 'Products, accessories, articles and pages that match your words.',
    image: '',
    meta: meta(
      'Search',
      'Search our doors and windows by product, material, room or problem.',
      'search, doors, windows',
    ),
    blocks: [],
  },
  {
    key: 'Not Found',
    title: 'There is no page <em>here</em>',
    description: 'The page has moved, or never was. The way back is one step.',
    image: '',
    meta: meta('Page Not Found', 'This address leads nowhere on our site.', 'page not found'),
    blocks: [
      {
        name: 'range',
        title: 'What we offer',
        text: '<p>Choose a category, or tell us what you were looking for.</p>',
      },
    ],
  },
]

function meta(meta_title: string, meta_description: string, meta_keywords: string) {
  return { meta_title, meta_description, meta_keywords }
}
