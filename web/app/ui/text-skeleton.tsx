import { Skeleton, Skeletons } from './skeleton.tsx'

/** Number of lines: everywhere, or on phones, tablets and desktops. */
export type Lines = number | readonly [phone: number, tablet: number, desktop: number]

/** Placeholder lines with the height of the text; the last one is short. */
export function TextSkeleton({ lines, className = '' }: { lines: Lines; className?: string }) {
  const [phone, tablet, desktop] = typeof lines === 'number' ? [lines, lines, lines] : lines
  const count = Math.max(phone, tablet, desktop)
  const hidden = (index: number) =>
    `${index < phone ? '' : 'max-md:hidden'} ${index < tablet ? '' : 'md:max-lg:hidden'} ${index < desktop ? '' : 'lg:hidden'}`
  return (
    <span className={`block ${className}`}>
      <Skeletons count={count}>
        {(index) => (
          <span key={index} className={`flex h-[1lh] items-center ${hidden(index)}`}>
            <Skeleton className={`h-[0.7em] ${index === count - 1 ? 'w-2/3' : 'w-full'}`} />
          </span>
        )}
      </Skeletons>
    </span>
  )
}
