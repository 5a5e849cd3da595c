/** The sections below the hero of the home page, in their usual order. */
export const homeSections = [
  'services',
  'new-launch',
  'projects',
  'counters',
  'trust',
  'blogs',
  'testimonials',
  'about',
] as const
export type HomeSectionName = (typeof homeSections)[number]

/** The sections below the banner of About Us, by their anchors. */
export const aboutSections = [
  'chairman-message',
  'managing-director-message',
  'our-story',
  'vision-&-mission',
  'come-and-see',
] as const
export type AboutSectionName = (typeof aboutSections)[number]

export const menuEntries = ['home', 'about', 'product', 'blogs', 'locate', 'dealer'] as const
export type MenuEntryName = (typeof menuEntries)[number]

type Entry<N> = { name: N; is_hidden: boolean }

/** The stored order; names that it lacks, because they are newer, follow as visible ones. */
export function completeOrder<E extends Entry<string>>(stored: E[] = [], usual: E[] = []): E[] {
  return [...stored, ...usual.filter(({ name }) => !stored.some((entry) => entry.name === name))]
}

/** What is shown of the stored entries, in order; everything where an API server sends none. */
export function visibleNames<N extends string>(stored: Entry<N>[], usual: readonly N[]): readonly N[] {
  return stored.length > 0 ? stored.filter(({ is_hidden }) => !is_hidden).map(({ name }) => name) : usual
}
