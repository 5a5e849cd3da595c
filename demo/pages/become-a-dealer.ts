import type { PageSeed } from '../types.ts'

export const becomeADealer: PageSeed = {
  key: 'Become a Dealer',
  title: 'Become a <em>Dealer</em>',
  description:
    'Bring [Company Name] to your town. You know the builders and the streets; we make what they ask you for.',
  image: 'french-door-upvc',
  meta: {
    meta_title: 'Become a Dealer for Doors, Windows and Partitions',
    meta_description:
      'Open a dealership for uPVC and aluminium doors, windows, railings and partitions in your town, with samples, training and site support.',
    meta_keywords: 'dealership, become a dealer, upvc dealer, window franchise, dealer enquiry, rajasthan, haryana',
  },
  blocks: [
    {
      name: 'introduction',
      title: 'Partner with [Company Name]',
      image: 'alu-pivot-main-door',
      text: `<p>[Company Name] makes uPVC and aluminium doors and windows, railings, showers, sky lights and office partitions in Faridabad. More and more of the enquiries we receive come from towns where we have nobody to open the door, measure the wall and drink the tea.</p><p>That is where you come in. As a dealer of [Company Name] you show the range, take the order and look after the customer. We draw, make and deliver, and stand beside you on the site until your own people are sure of themselves. To talk it over first, call [phone] or write to [email].</p>`,
    },
    {
      name: 'benefits',
      title: 'Why become a dealer of [Company Name]?',
      text: '<p>Seven things you can count on from the first day.</p>',
      items: [
        {
          title: 'Premium quality',
          text: 'Multi-chamber profiles with galvanised steel, welded corners and named hardware. Fewer call-backs for you to answer.',
          icon: 'corner',
        },
        {
          title: 'Competitive pricing',
          text: 'Dealer rates straight from the workshop, with a quotation that lists each opening so that you can explain it.',
          icon: 'measure',
        },
        {
          title: 'A range for the whole house',
          text: 'Windows, doors, railings, showers, sky lights, partitions and spares: one visit to a site can become five orders.',
          icon: 'flexible',
        },
        {
          title: 'Marketing support',
          text: 'Corner samples, handle boards, brochures, pictures for your pages, and enquiries from your area sent on by [website].',
          icon: 'light',
        },
        {
          title: 'Technical support',
          text: 'Training in survey and fitting, drawings checked before production, and a person on [phone] when a wall is not what it seemed.',
          icon: 'care',
        },
        {
          title: 'Brand reputation',
          text: 'Customers who look up [Company Name] find projects, advice and addresses. You begin the talk with some trust already earned.',
          icon: 'safety',
        },
        {
          title: 'Growth',
          text: 'Towns are replacing steel and timber frames street by street. We agree your area in writing, so that the work you start stays yours.',
          icon: 'finish',
        },
      ],
    },
    {
      name: 'looking-for',
      title: 'Who are we looking for?',
      text: '<p>You need not have sold windows before. It helps if you recognise yourself in some of these.</p>',
      image: 'hw-lever-handle',
      items: [
        {
          title: 'People who know their town',
          text: 'You are on speaking terms with its builders, architects, contractors and the hardware market.',
          icon: 'flexible',
        },
        {
          title: 'A place to show things',
          text: 'A shop or a corner of one, from about 20 square metres, where a customer can open and close a real window.',
          icon: 'light',
        },
        {
          title: 'Someone who can measure',
          text: 'A supervisor with a tape, a level and patience. We will teach the rest.',
          icon: 'measure',
        },
        {
          title: 'Means to begin',
          text: 'Enough working capital for a display and the first orders, and a registered business to invoice from.',
          icon: 'lock',
        },
        {
          title: 'A name for keeping your word',
          text: 'You would rather lose an order than promise a date you cannot meet.',
          icon: 'safety',
        },
      ],
    },
    {
      name: 'closing',
      title: 'Shall we talk?',
      image: 'profile-section',
      text: `<p>Send the form and tell us your city, your state and what you do now. We will call you, invite you to the workshop in Faridabad, and show you how a frame is made before anybody signs anything.</p><p>Would you rather speak to a person first? Call [phone], write to [email], or look through the range at [website]. We look forward to welcoming you to [Company Name].</p>`,
    },
  ],
}
