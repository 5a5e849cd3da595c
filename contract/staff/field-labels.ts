/** The label of a form field, as the back office shows it and validation errors quote it. */
export function labelOf(field: string, resource = '') {
  const label = fieldLabels(resource)[field]
  if (label) return label
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Every label of a resource that differs from the field's own name. */
export function fieldLabels(resource: string): Record<string, string> {
  return { ...labels, ...labelsByResource[resource] }
}

const labels: Record<string, string> = {
  slug: 'URL slug',
  image: 'Image',
  image2: 'Second image',
  image3: 'Third image',
  image4: 'Fourth image',
  icon_image: 'Icon',
  description_data: 'Accordion sections',
  sub_item_id: 'Product list',
  category_id: 'Category',
  accessory_category_id: 'Category',
  accessory_sub_category_id: 'Group',
  accessory_category_ids: 'Compatible accessories',
  page_title: 'Page headline',
  page_description: 'Page text',
  page_banner: 'Banner',
  page_bottom_title: 'Closing image caption',
  page_bottom_image: 'Closing image',
  plan_design: 'Planner design',
  plan_code_prefix: 'Prefix of plan codes',
  plan_price: 'Promise about the price',
  plan_price_note: 'When the price is fixed',
  plan_steps: 'Steps after sending',
  plan_check: 'Promise about checks',
  plan_checks: 'Checks in the PDF',
  plan_help: 'Instead of drawing',
  wall_gap: 'Joint to the wall',
  public_estimates: 'Estimates for visitors',
  quotation_terms: 'Terms of a new quotation',
  gstin: 'GSTIN',
  sales_discount: 'Discount of sales staff',
  in_force_at: 'In force since',
  updated_at: 'Changed',
  datetime: 'Publication date',
  publish_at: 'Scheduled time',
  from_path: 'Source URL',
  to_path: 'Target URL',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  visit_promise: 'Promise about visits',
  response_promise: 'Promise about call-backs',
  video: 'Video (MP4)',
  video_webm: 'Video (WebM)',
  video_poster: 'Video poster image',
  hero_buttons: 'Buttons below the sentence',
  home_sections: 'Sections',
  disabled_pages: 'Pages that are switched off',
  about_sections: 'Sections of About Us',
  privacy_version: 'Privacy policy version',
  retention_enquiries: 'Retention of enquiries',
  retention_won: 'Retention of won leads',
  retention_spam: 'Retention of spam',
  retention_audit: 'Retention of the audit log',
  admin_email: 'Your e-mail',
  acknowledgement_subject: 'Subject',
  acknowledgement_greeting: 'Greeting',
  acknowledgement_body: 'Text',
  acknowledgement_closing: 'Closing',
  quotation_subject: 'Subject of a quotation',
  quotation_greeting: 'Greeting of a quotation',
  quotation_body: 'Text of a quotation',
  quotation_closing: 'Closing of a quotation',
  reminder_subject: 'Subject of a reminder',
  reminder_body: 'Text of a reminder',
  owner_id: 'Owner',
  next_action_at: 'Next action',
  lost_reason: 'Reason of the loss',
}

const labelsByResource: Record<string, Record<string, string>> = {
  products: { image: 'Main image', page_banner: 'Banner carousel' },
  categories: { image: 'Tile image' },
  blogs: {
    product_filter: 'Products of this guide',
    description: 'Text',
    image: 'List image',
    image2: 'Article image',
  },
  'sub-items': { image: 'Tile image', type: 'Links to' },
  projects: { description: 'Text', image: 'List image', image2: 'Page image' },
  reviews: { description: 'Quote' },
  media: { alt: 'Alternative text' },
  'planner-systems': { opens: 'Ways of opening', uf: 'Uf', psi: 'Psi', frame_size: 'Largest frame' },
  'planner-glazings': {
    ...{ low_e: 'Low-e coating', safety: 'Breaks safely' },
    ...{ ug: 'Ug', shgc: 'SHGC', rw: 'Rw', rw_ctr: 'Rw + Ctr' },
  },
  'planner-colours': { hex: 'Colour code', foil: 'Dark foil or coat' },
  synonyms: { word: 'Search term', means: 'Synonyms' },
}
