import type { SettingsSeed } from './types.ts'

export const settings: SettingsSeed = {
  company_name: 'Jharokha Doors, Windows & Interiors',
  tagline: 'Doors, windows and interiors for Delhi NCR and Rajasthan',
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
  privacy_version: '2026-11-17',
  meta_title: 'Doors, Windows and Interiors for Delhi NCR and Rajasthan',
  meta_description:
    'uPVC and aluminium doors and windows, glass railings, showers, sky lights and office partitions, measured, made and fitted from Faridabad.',
  meta_keywords: 'doors, windows, upvc, aluminium, railing, shower cubicle, partition, Faridabad, Jaipur',
}
