import type { AnyDb } from '../dialect.ts'

/** Adds settings for what every site showed before, so that an existing one looks the same. */
export async function up(db: AnyDb) {
  const row = await db.selectFrom('settings').select('document').executeTakeFirst()
  if (!row) return
  const document = JSON.parse(row.document)
  const [short_name] = document.company_name.split(/[ ,]/)
  const added = { short_name, ...formerTexts, footer_columns: formerColumns }
  await db
    .updateTable('settings')
    .set({ document: JSON.stringify({ ...added, ...document, ...(await readHomeMeta(db)) }) })
    .execute()
}

/** The home page now has the meta tags of the settings, where it had its own. */
async function readHomeMeta(db: AnyDb) {
  const page = await db
    .selectFrom('page')
    .select(['meta_title', 'meta_description', 'meta_keywords'])
    .where('key', '=', 'Home')
    .executeTakeFirst()
  return Object.fromEntries(Object.entries(page ?? {}).filter(([, text]) => text !== ''))
}

const formerTexts = {
  visit_promise: 'We measure free of charge in Delhi NCR and Rajasthan.',
  response_promise: 'We call back within one working day.',
  founding_year: '2013',
  copyright_year: '2025',
}

const formerColumns = [
  column('Alu Home Interior', {
    'Doors & Windows': '/alu-home-interior/doors-and-window',
    'Railing System': '/alu-home-interior/railingsystem',
    'Shower Cubicle': '/alu-home-interior/shower-cubical',
    'Sky Light': '/alu-home-interior/sky-light',
    'Slim Sliding Doors': '/alu-home-interior/Slim-Sliding-Doors',
  }),
  column('uPVC', { Windows: '/upvc-door-and-window/window', Doors: '/upvc-door-and-window/door' }),
  column('Commercial & Accessories', {
    'Glass Partition': '/commercial-partition-system/glass-partition',
    'Window & Door Accessories': '/accessories/window-door-and-accessories',
    'Profiles & Accessories': '/accessories/profile-and-accessories',
  }),
]

function column(title: string, links: Record<string, string>) {
  return { title, links: Object.entries(links).map(([label, url]) => ({ label, url })) }
}
