import type { PageSeed } from '../types.ts'

export const locateUs: PageSeed = {
  key: 'Locate Us',
  title: 'Locate Us',
  description:
    'Our head office and workshop are in Faridabad, our showrooms in Faridabad, Jaipur and Kishangarh. Open a few windows before you choose yours.',
  image: 'upvc-main-door-with-sidelights',
  meta: {
    meta_title: 'Locate Us: Faridabad, Jaipur and Kishangarh',
    meta_description:
      'Addresses, telephone numbers, hours and a map of our head office, fabrication unit and showrooms in Faridabad, Jaipur and Kishangarh.',
    meta_keywords: 'contact, showroom faridabad, showroom jaipur, showroom kishangarh, address, phone, map',
  },
  blocks: [
    {
      name: 'get-in-touch',
      title: 'Get In Touch',
      text: '<p>Call, write, or send the form with a rough size and a photograph to follow. Tell us the town and what bothers you about the opening today: heat, noise, dust or a door that drags. Somebody who knows the trade will call you back.</p>',
      image: 'round-porthole-window',
    },
  ],
}
