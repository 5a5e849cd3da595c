import type { AccessoryCategoryLink } from '@house/contract/entities'
import { urls } from '@house/contract/urls'
import { Arrow } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { isDrawing, Picture } from '../../ui/picture.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const grid = 'mt-10 grid grid-cols-2 pt-px pl-px md:mt-14'
// On phones an odd last item spans the row; on wider screens all rows have equal length.
const cell = 'group/cell -mt-px -ml-px border border-hairline bg-raised max-md:last:odd:col-span-2'
const pictureBox = 'block max-md:aspect-square max-md:group-last/cell:group-odd/cell:aspect-[2/1]'
const columns: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  5: 'md:grid-cols-5',
  6: 'md:grid-cols-3',
}
const usualColumns = 'md:grid-cols-4'
const pictureHeight = 'md:h-[clamp(10rem,22vw,21rem)]'
const textBox = 'flex min-h-24 items-start justify-between gap-3 px-4 py-5 md:px-6'
const usualCategories = 4

export function FittingAccessories({ id, categories }: { id: string; categories: AccessoryCategoryLink[] }) {
  if (categories.length === 0) return null
  return (
    <section id={id} className="scroll-mt-32 bg-stone">
      <div className="wrap section">
        <p className="eyebrow">Accessories</p>
        <h2>Goes with it</h2>
        <ul className={`${grid} ${columns[categories.length] ?? usualColumns}`}>
          {categories.map(({ slug, image, title }) => (
            <li key={slug} className={cell}>
              <Link to={urls.accessoriesShop(slug)} className="group block h-full">
                <span className={`${pictureBox} ${pictureHeight} overflow-hidden bg-ground`}>
                  <Picture
                    src={image}
                    alt=""
                    isWhole={isDrawing(image)}
                    sizes="(min-width: 768px) 25vw, 50vw"
                    className="transition-transform duration-500 group-hover:scale-[1.03]"
                  />
                </span>
                <div className={textBox}>
                  <h3 className="min-w-0 wrap-break-word text-title md:text-h3">{title}</h3>
                  <Arrow />
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function FittingAccessoriesSkeleton() {
  return (
    <div className="bg-stone">
      <div className="wrap section">
        <Skeleton className="mb-5 h-5 w-40" />
        <Skeleton className="h-12 w-64" />
        <div className={`${grid} ${usualColumns}`}>
          <Skeletons count={usualCategories}>
            {(index) => (
              <div key={index} className={cell}>
                <Skeleton className={`${pictureBox} ${pictureHeight}`} />
                <div className={textBox}>
                  <Skeleton className="h-7 w-3/4" />
                </div>
              </div>
            )}
          </Skeletons>
        </div>
      </div>
    </div>
  )
}
