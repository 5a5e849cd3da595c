import type { SettingsSeed } from './types.ts'

export const settings: SettingsSeed = {
  company_name: 'Jharokha Doors, Windows & Interiors',
  short_name: 'Jharokha',
  tagline: 'Doors, windows and interiors for Delhi NCR and Rajasthan',
  visit_promise: 'We measure free of charge in Delhi NCR and Rajasthan.',
  response_promise: 'We call back within one working day.',
  founding_year: '2013',
  copyright_year: '2025',
  phone: '+91 129 555 0142',
  whatsapp: '919955501420',
  email: 'hello@jharokha.example',
  website: 'www.jharokha.example',
  linkedin: 'https://linkedin.example/company/jharokha',
  instagram: 'https://instagram.example/jharokha',
  facebook: '',
  developer: 'Jharokha Web Workshop',
  brochure: '/brochure.pdf',
  video: '/media/film/hero.mp4',
  video_webm: '/media/film/hero.webm',
  video_poster: 'hero-poster',
  counters: [
    { target: 1500, suffix: '+', label: 'Happy Clients' },
    { target: 25, suffix: '+', label: 'Years' },
    { target: 386, suffix: '+', label: 'Projects' },
    { target: 99, suffix: '%', label: 'Quality' },
  ],
  services: ['uPVC', 'ALU Home Interior', 'Commercial partition system'],
  hero_buttons: [
    { label: 'Plan your windows', url: '/plan' },
    { label: 'See our projects', url: '/all-recent-project/' },
  ],
  home_sections: [
    { name: 'services', is_hidden: false, heading: '' },
    { name: 'new-launch', is_hidden: false, heading: '' },
    { name: 'projects', is_hidden: false, heading: 'Lately finished, and already lived in' },
    { name: 'counters', is_hidden: false, heading: '' },
    { name: 'trust', is_hidden: false, heading: '' },
    { name: 'blogs', is_hidden: false, heading: 'Read before you build' },
    { name: 'testimonials', is_hidden: false, heading: 'In our clients’ words' },
    { name: 'about', is_hidden: false, heading: '' },
  ],
  about_sections: [
    { name: 'chairman-message', is_hidden: false },
    { name: 'managing-director-message', is_hidden: false },
    { name: 'our-story', is_hidden: false },
    { name: 'vision-&-mission', is_hidden: false },
    { name: 'come-and-see', is_hidden: false },
  ],
  menu: [
    { name: 'home', is_hidden: false },
    { name: 'about', is_hidden: false },
    { name: 'product', is_hidden: false },
    { name: 'blogs', is_hidden: false },
    { name: 'locate', is_hidden: false },
    { name: 'dealer', is_hidden: false },
  ],
  disabled_pages: [],
  footer_columns: [
    {
      title: 'Alu Home Interior',
      links: [
        { label: 'Doors & Windows', url: '/alu-home-interior/doors-and-window' },
        { label: 'Railing System', url: '/alu-home-interior/railingsystem' },
        { label: 'Shower Cubicle', url: '/alu-home-interior/shower-cubical' },
        { label: 'Sky Light', url: '/alu-home-interior/sky-light' },
        { label: 'Slim Sliding Doors', url: '/alu-home-interior/Slim-Sliding-Doors' },
      ],
    },
    {
      title: 'uPVC',
      links: [
        { label: 'Windows', url: '/upvc-door-and-window/window' },
        { label: 'Doors', url: '/upvc-door-and-window/door' },
      ],
    },
    {
      title: 'Commercial & Accessories',
      links: [
        { label: 'Glass Partition', url: '/commercial-partition-system/glass-partition' },
        { label: 'Window & Door Accessories', url: '/accessories/window-door-and-accessories' },
        { label: 'Profiles & Accessories', url: '/accessories/profile-and-accessories' },
      ],
    },
  ],
  plan_price: 'We measure, then quote a fixed price.',
  plan_price_note: 'after we measure',
  plan_steps:
    'We visit, measure every opening and look at the walls.\nYou get a firm quotation, with this drawing at the right sizes.',
  plan_check: 'An engineer checks this before we quote. Wind load, glass and every size against its system.',
  plan_checks:
    'Our engineer checks wind load and glass before we quote.\nWe measure every opening on site. The sizes here are what you gave us.\nDoors and glass near the floor need toughened or laminated glass. We confirm it for each opening.',
  plan_help: 'Rather talk? Call [phone], or send us a photo of your house on [whatsapp] and we draw the plan for you.',
  figures_source: 'Figures of a sample company, made up for demonstration or given by its specification; not measured.',
  privacy_version: '2026-11-17',
  brand: null,
  meta_title: 'uPVC and Aluminium Doors and Windows, Faridabad',
  meta_description:
    'Doors, windows, railings, showers, sky lights and partitions made in Faridabad since 2013, for homes and offices in Delhi NCR and Rajasthan.',
  meta_keywords:
    'upvc windows, aluminium doors, glass railing, shower cubicle, office partition, faridabad, delhi ncr, rajasthan',
}
