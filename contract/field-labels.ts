/** What the screens of staff call a field, and so what every sentence about it calls it. */
export function labelOf(field: string, resource = '') {
  const label = labelsOf[resource]?.[field] ?? labels[field]
  if (label) return label
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labels: Record<string, string> = {
  slug: 'Address',
  image: 'Picture',
  image2: 'Second picture',
  image3: 'Third picture',
  image4: 'Fourth picture',
  icon_image: 'Icon',
  description_data: 'Parts of the accordion',
  sub_item_id: 'List',
  category_id: 'Category',
  accessory_category_id: 'Category',
  accessory_sub_category_id: 'Group',
  accessory_category_ids: 'Accessories that fit',
  page_title: 'Headline of its page',
  page_description: 'Text of its page',
  page_banner: 'Banner',
  page_bottom_title: 'Words on the closing picture',
  page_bottom_image: 'Closing picture',
  datetime: 'Date that readers see',
  publish_at: 'Time of publishing',
  from_path: 'Old address',
  to_path: 'Leads to',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  video: 'Film (MP4)',
  video_webm: 'Film (WebM)',
  video_poster: 'Picture before the film starts',
  privacy_version: 'Version of the privacy policy',
  owner_id: 'Owner',
  next_action_at: 'Next action',
}

/** Where a screen says it in words of its own. */
const labelsOf: Record<string, Record<string, string>> = {
  products: { image: 'Main picture', page_banner: 'Banner carousel' },
  categories: { image: 'Tile' },
  blogs: { description: 'Text', image: 'Picture in lists', image2: 'Picture of the article' },
  'sub-items': { image: 'Tile', type: 'Leads to' },
  projects: { description: 'Text', image: 'Picture in lists', image2: 'Picture of its page' },
  reviews: { description: 'What they said' },
}
