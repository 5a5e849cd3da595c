import type { AccessoryCategoryLink } from '@house/contract/entities'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { Arrow } from '../../ui/button.tsx'
import { isDrawing, Picture } from '../../ui/picture.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'

const grid = 'mt-10 grid grid-cols-2 pt-px pl-px md:mt-14 md:grid-cols-4'
// Borders overlap, so that a row that is not full leaves no empty pane behind.
const cell = '-mt-px -ml-px border border-hairline bg-raised'
const pictureBox = 'block aspect-square'
const wordsBox = 'flex min-h-24 items-start justify-between gap-3 px-4 py-5 md:px-6'
const usualCategories = 4

export function FittingAccessories({ id, categories }: { id: string; categories: AccessoryCategoryLink[] }) {
  if (categories.length === 0) return null
  return (
    <section id={id} className="scroll-mt-32 bg-stone">
      <div className="wrap section">
        <p className="eyebrow">Accessories</p>
        <h2>Goes with it</h2>
        <ul className={grid}>
          {categories.map(({ slug, image, title }) => (
            <li key={slug} className={cell}>
              <Link to={addresses.accessoriesShop(slug)} className="group block h-full">
                <span className={`${pictureBox} overflow-hidden bg-ground`}>
                  <Picture
                    src={image}
                    alt=""
                    isWhole={isDrawing(image)}
                    sizes="(min-width: 768px) 25vw, 50vw"
                    className="transition-transform duration-500 group-hover:scale-[1.03]"
                  />
                </span>
                <span className={wordsBox}>
                  <h3 className="text-[1.25rem] md:text-h3">{title}</h3>
                  <Arrow />
                </span>
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
        <div className={grid}>
          <Skeletons count={usualCategories}>
            {(index) => (
              <div key={index} className={cell}>
                <Skeleton className={pictureBox} />
                <div className={wordsBox}>
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
