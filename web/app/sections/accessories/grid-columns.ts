import { accessoryColumns } from '@house/contract/ui-config'

// Complete class names, because Tailwind finds classes in the source text.
export const gridColumns = [
  { 2: 'grid-cols-2' }[accessoryColumns.extraSmall],
  { 3: 'sm:grid-cols-3' }[accessoryColumns.small],
  { 4: 'md:grid-cols-4' }[accessoryColumns.medium],
  { 6: 'lg:grid-cols-6' }[accessoryColumns.large],
].join(' ')

/** Per breakpoint: the number of columns, and the class that spans 0, 1, 2 … of them. */
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

/** Classes of the card that fills the last row after so many cards; it is hidden where that row is complete. */
export function restOfRow(cards: number) {
  return fillings.map(({ columns, classes }) => classes[(columns - (cards % columns)) % columns]).join(' ')
}
