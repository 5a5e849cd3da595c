import type { AboutAnchor, AboutSection, PageBlock } from '@house/contract/entities'
import { hasContent } from '@house/contract/pages/page-block'
import type { AboutSectionName } from '@house/contract/pages/page-sections'
import type { Db } from '../../db/schema.ts'
import { findBanner } from './queries.ts'

/** The sections with an entry in the menu, the blocks they show, and the entry's label where no heading names the section. */
const anchored: { [N in AboutSectionName]?: { blocks: string[]; label?: string } } = {
  'chairman-message': { blocks: ['chairman-message'] },
  'our-story': { blocks: ['our-story'] },
  'vision-&-mission': { blocks: ['vision', 'mission'], label: 'Vision & Mission' },
}

/** The sub-entries of About Us: its sections that are shown and not empty, under their own headings. */
export async function findAboutAnchors(db: Db, sections: AboutSection[]): Promise<AboutAnchor[]> {
  const page = await findBanner(db, 'About Us')
  const filled: PageBlock[] = page?.data.blocks.filter(hasContent) ?? []
  return sections.flatMap(({ name, is_hidden }) => {
    const { blocks = [], label } = anchored[name] ?? {}
    const block = filled.find((each) => blocks.includes(each.name))
    return block && !is_hidden ? [{ id: name, label: label ?? labelOf(name, block.title) }] : []
  })
}

/** A heading with a placeholder is too long for a menu, and an empty one says nothing. */
function labelOf(name: string, heading: string) {
  if (heading !== '' && !heading.includes('[')) return heading
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
