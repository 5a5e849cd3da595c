import type { AnyDb } from '../dialect.ts'

/** Stores what was in code, so that an existing site looks the same: services, buttons and headings. */
export async function up(db: AnyDb) {
  const row = await db.selectFrom('settings').select('document').executeTakeFirst()
  if (!row) return
  await db
    .updateTable('settings')
    .set({ document: JSON.stringify({ ...formerSettings, ...JSON.parse(row.document) }) })
    .execute()
  const page = await db.selectFrom('page').select(['id', 'blocks']).where('key', '=', 'About Us').executeTakeFirst()
  if (!page) return
  await db
    .updateTable('page')
    .set({ blocks: JSON.stringify(withInvitation(JSON.parse(page.blocks))) })
    .where('id', '=', page.id)
    .execute()
  await addToDraft(db, page.id)
}

/** A draft from before would remove the block when it is published. */
async function addToDraft(db: AnyDb, pageId: number) {
  const draft = await db
    .selectFrom('draft')
    .select(['id', 'document'])
    .where('entity', '=', 'page')
    .where('entity_id', '=', pageId)
    .executeTakeFirst()
  if (!draft) return
  const values = JSON.parse(draft.document)
  if (!values.blocks) return
  await db
    .updateTable('draft')
    .set({ document: JSON.stringify({ ...values, blocks: withInvitation(values.blocks) }) })
    .where('id', '=', draft.id)
    .execute()
}

function withInvitation(blocks: object[]) {
  return [...blocks, formerInvitation]
}

const formerSettings = {
  plan_code_prefix: 'JH',
  services: ['uPVC', 'ALU Home Interior', 'Commercial partition system'],
  hero_buttons: [
    { label: 'Plan your windows', url: '/plan' },
    { label: 'See our projects', url: '/all-recent-project/' },
  ],
  home_sections: [
    section('services'),
    section('new-launch'),
    section('projects', 'Lately finished, and already lived in'),
    section('counters'),
    section('trust'),
    section('blogs', 'Read before you build'),
    section('testimonials', 'In our clients’ words'),
    section('about'),
  ],
}

const formerInvitation = {
  name: 'come-and-see',
  title: 'Come and try the handles',
  text: '<p>Bring a sketch of the opening, or only the question.</p>',
  image: '',
  person: '',
  post: '',
  items: [],
}

function section(name: string, heading = '') {
  return { name, is_hidden: false, heading }
}
