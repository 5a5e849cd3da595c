import type { CSSObject } from '@mui/material/styles'
import { colors, phones, tablets } from './tokens.ts'

/** The column with the record's name. */
const nameCell = '& td:is(.column-title, .column-name, .column-client_name, .column-word, .column-from_path)'
const imageCell = ':is(.column-image, .column-icon_image)'
const border = `1px solid ${colors.hairline}`
const checkboxCell = '.MuiTableCell-paddingCheckbox'

/** On phones each row is a card with the record's name on top; the table head keeps only sorting and the checkbox. */
const cards: CSSObject = {
  '& table, & thead, & tbody': { display: 'block' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderBottom: border },
  '& thead th.MuiTableCell-root': { flex: 'none', padding: '6px 8px', border: 0 },
  [`& thead th${checkboxCell}`]: { order: -2, padding: '0 0 0 4px' },
  '& thead tr:has(.MuiTableSortLabel-root)::before': { content: '"Sort by"', order: -1, padding: '6px 8px' },
  '& thead th:not(:has(.MuiTableSortLabel-root, input))': { display: 'none' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    position: 'relative',
    padding: '10px 12px',
    borderBottom: border,
  },
  [`& tbody tr:has(> ${checkboxCell})`]: { paddingLeft: '52px' },
  [`& tbody tr:has(> ${imageCell})`]: { paddingLeft: '96px', minHeight: '68px' },
  [`& tbody tr:has(> ${checkboxCell}):has(> ${imageCell})`]: { paddingLeft: '136px' },
  '& tbody td.MuiTableCell-root': { display: 'block', padding: '2px 0', border: 0, overflowWrap: 'anywhere' },
  [`& td${checkboxCell}`]: { position: 'absolute', top: '8px', left: '4px' },
  [`& td${imageCell}`]: { position: 'absolute', top: '8px', left: '12px' },
  [`& td${checkboxCell} ~ td${imageCell}`]: { left: '52px' },
  [nameCell]: { order: -1, flex: '0 0 100%' },
  [`${nameCell}, ${nameCell} *`]: { fontWeight: 600 },
  '& td.full-width': { flex: '0 0 100%' },
}

export const datagridStyles: CSSObject = {
  '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
  [tablets]: {
    '& th.MuiTableCell-root, & td.MuiTableCell-root': { paddingInline: '10px' },
    [nameCell]: { minWidth: '150px' },
    '& .desktop-only, & .hidden-on-tablets': { display: 'none' },
  },
  [phones]: { ...cards, '& table .desktop-only.MuiTableCell-root': { display: 'none' } },
}

/** The bulk actions toolbar: between the filters and the table, sticky. */
export const selectionBarStyles: CSSObject = {
  position: 'sticky',
  top: '50px',
  zIndex: 3,
  '& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    minHeight: '48px',
    flexWrap: 'wrap',
    borderBottom: border,
    borderRadius: 0,
    transition: 'none',
  },
  '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
}

/** For columns that are shown on desktops only. */
export const desktopOnly = columnClass('desktop-only')
/** For columns that fit a phone's card, but not a tablet's table beside the menu. */
export const hiddenOnTablets = columnClass('hidden-on-tablets')

function columnClass(className: string) {
  return { cellClassName: className, headerClassName: className }
}
