import type { CSSObject } from '@mui/material/styles'
import { hairline, onPhones } from './tokens.ts'

const onTablets = '@media (min-width: 600px) and (max-width: 1199.95px)'

/** What a record is called, in whichever column. */
const name = '& td:is(.column-title, .column-name, .column-client_name, .column-word, .column-from_path)'
const picture = ':is(.column-image, .column-icon_image)'
const line = `1px solid ${hairline}`
const tickBox = '.MuiTableCell-paddingCheckbox'

/** On a phone each row is a card, headed by its name, and of the head of the table remains what sorts and ticks. */
const cards: CSSObject = {
  '& table, & thead, & tbody': { display: 'block' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBottom: line },
  '& thead th.MuiTableCell-root': { flex: 'none', padding: '6px 8px', border: 0 },
  [`& thead th${tickBox}`]: { order: -2, padding: '0 0 0 4px' },
  '& thead tr:has(.MuiTableSortLabel-root)::before': { content: '"Sort by"', order: -1, padding: '6px 8px' },
  '& thead th:not(:has(.MuiTableSortLabel-root, input))': { display: 'none' },
  '& tbody tr': {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', position: 'relative' },
    ...{ padding: '10px 12px', borderBottom: line },
  },
  [`& tbody tr:has(> ${tickBox})`]: { paddingLeft: '52px' },
  [`& tbody tr:has(> ${picture})`]: { paddingLeft: '96px', minHeight: '68px' },
  [`& tbody tr:has(> ${tickBox}):has(> ${picture})`]: { paddingLeft: '136px' },
  '& tbody td.MuiTableCell-root': { display: 'block', padding: '2px 0', border: 0, overflowWrap: 'anywhere' },
  [`& td${tickBox}`]: { position: 'absolute', top: '8px', left: '4px' },
  [`& td${picture}`]: { position: 'absolute', top: '8px', left: '12px' },
  [`& td${tickBox} ~ td${picture}`]: { left: '52px' },
  [name]: { order: -1, flex: '0 0 100%' },
  [`${name}, ${name} *`]: { fontWeight: 600 },
  '& td.whole-line': { flex: '0 0 100%' },
}

export const tableStyles: CSSObject = {
  '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
  [onTablets]: {
    '& th.MuiTableCell-root, & td.MuiTableCell-root': { paddingInline: '10px' },
    [name]: { minWidth: '150px' },
    '& .wide-only, & .not-on-tablets': { display: 'none' },
  },
  [onPhones]: { ...cards, '& table .wide-only.MuiTableCell-root': { display: 'none' } },
}

/** Says what is ticked, and what can be done with it, between the filters and the table, and stays in sight. */
export const selectionBar: CSSObject = {
  ...{ position: 'sticky', top: '50px', zIndex: 3 },
  '& .RaBulkActionsToolbar-toolbar': {
    ...{ position: 'static', transform: 'none', height: 'auto', minHeight: '48px', flexWrap: 'wrap' },
    ...{ borderBottom: line, borderRadius: 0, transition: 'none' },
  },
  '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
}

/** For columns that others need the room of, where there is little. */
export const wideOnly = shown('wide-only')
/** For those that a card has room for, and a table beside the menu has not. */
export const notOnTablets = shown('not-on-tablets')

function shown(className: string) {
  return { cellClassName: className, headerClassName: className }
}
