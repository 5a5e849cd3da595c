import { accessoryColumns } from '@house/contract/ui-config'

// Written out, because the stylesheet is made of the classes found in the source; other numbers would not compile.
export const gridColumns = [
  { 2: 'grid-cols-2' }[accessoryColumns.extraSmall],
  { 3: 'sm:grid-cols-3' }[accessoryColumns.small],
  { 4: 'md:grid-cols-4' }[accessoryColumns.medium],
  { 6: 'lg:grid-cols-6' }[accessoryColumns.large],
].join(' ')

/** For each width: its columns, and the classes of what fills none, one, two … of them. */
const fillings: { columns: number; classes: string[] }[] = [
  { columns: accessoryColumns.extraSmall, classes: ['hidden', 'flex col-span-1'] },
  { columns: accessoryColumns.small, classes: ['sm:hidden', 'sm:flex sm:col-span-1', 'sm:flex sm:col-span-2'] },
  {
    columns: accessoryColumns.medium,
    classes: ['md:hidden', 'md:flex md:col-span-1', 'md:flex md:col-span-2', 'md:flex md:col-span-3'],
  },
  {
    columns: accessoryColumns.large,
    classes: [
      'lg:hidden',
      'lg:flex lg:col-span-1',
      'lg:flex lg:col-span-2',
      'lg:flex lg:col-span-3',
      'lg:flex lg:col-span-4',
      'lg:flex lg:col-span-5',
    ],
  },
]

/** Classes of one more pane, which fills the row that so many cards leave unfinished, and is not there where none is. */
export function restOfRow(cards: number) {
  return fillings.map(({ columns, classes }) => classes[(columns - (cards % columns)) % columns]).join(' ')
}
