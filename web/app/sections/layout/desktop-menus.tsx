import type { Category } from '@house/contract/entities'
import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { type FocusEvent, useEffect, useRef } from 'react'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { storePageTitle } from '../../head/page-title.ts'
import { useCloseOnNavigate } from '../../navigation/use-close-on-navigate.ts'
import { useAboutAnchors, useCategories, useCompany } from '../../site-data/site-data.ts'
import { Html, textOf } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, NavLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'

/** The page's sections; only a link to it where it has none. */
export function AboutMenu({ className }: { className: string }) {
  const menu = useMenu()
  const anchors = useAboutAnchors()
  if (anchors.length === 0)
    return (
      <NavLink to={urls.about} className={className}>
        About Us
      </NavLink>
    )
  return (
    <details {...menu} className="group relative">
      <summary className={`${className} flex items-center gap-1.5`}>
        About Us <Icon name="chevron" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full -left-5 w-64 border-t border-accent bg-ground py-2 text-ink shadow-xl">
        <li>
          <Link to={urls.about} className="block px-5 py-2.5 hover:bg-stone">
            About Us
          </Link>
        </li>
        {anchors.map(({ id, label }) => (
          <li key={id}>
            <Link to={`${urls.about}#${id}`} className="block px-5 py-2.5 hover:bg-stone">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Of the five columns of the product menu, those beside the categories. */
const restColumns = ['col-span-5', 'col-span-4', 'col-span-3', 'col-span-2', 'col-span-1']
const mostPanes = 4

/** A panel with pictures, if there are any, one pane per category. More than four have small pictures, in rows of three. */
export function ProductMenu({ className }: { className: string }) {
  const menu = useMenu()
  const categories = useCategories()
  const { visit_promise } = useCompany()
  const count = categories?.length ?? skeletonCounts.heroTiles
  const hasPictures = categories?.some(({ image }) => image) ?? false
  return (
    <details {...menu} className="group">
      <summary className={`${className} flex items-center gap-1.5`}>
        Product <Icon name="chevron" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full border-t border-accent bg-ground text-ink shadow-xl">
        <ul className="wrap grid grid-cols-5 divide-x divide-hairline">
          {count <= mostPanes &&
            categories?.map((category) => (
              <li key={category.id} className="p-6 first:pl-0">
                <CategoryLink {...category} hasPicture={hasPictures} />
              </li>
            ))}
          {categories && count > mostPanes && (
            <li className="col-span-4 py-6 pr-6">
              <ul className="grid grid-cols-3 gap-x-8 gap-y-5">
                {categories.map((category) => (
                  <li key={category.id}>
                    <CategoryLink {...category} hasPicture={hasPictures} isSmall />
                  </li>
                ))}
              </ul>
            </li>
          )}
          {!categories && (
            <Skeletons count={skeletonCounts.heroTiles}>
              {(index) => (
                <li key={index} className="p-6 first:pl-0">
                  <Skeleton className="aspect-[4/3]" />
                  <Skeleton className="mt-4 h-8 w-3/4" />
                </li>
              )}
            </Skeletons>
          )}
          <li className={`bg-stone p-6 ${restColumns[count] ?? ''}`}>
            <p className="font-display text-h3">Not sure which?</p>
            <p className="mt-3 mb-6 max-w-[40ch] text-ink-soft">
              {['Tell us about the opening.', visit_promise].filter(Boolean).join(' ')}
            </p>
            <EnquireButton className="inline-flex min-h-11 items-center rounded-frame bg-action px-6 font-semibold text-on-action" />
            {count > 0 && (
              <p className="mt-4 grid justify-items-start">
                <Link to={urls.finder} className="py-1.5 underline-offset-4 hover:underline">
                  Find my window
                </Link>
                <Link to={urls.products()} className="py-1.5 underline-offset-4 hover:underline">
                  All products
                </Link>
              </p>
            )}
          </li>
        </ul>
      </div>
    </details>
  )
}

type CategoryLinkProps = Category & { hasPicture: boolean; isSmall?: boolean }

function CategoryLink({ slug, title, image, hasPicture, isSmall = false }: CategoryLinkProps) {
  return (
    <Link
      to={urls.category(slug)}
      onClick={() => storePageTitle(textOf(title), slug)}
      className={isSmall ? 'group/pane flex items-center gap-4' : 'group/pane block'}
    >
      {hasPicture && (
        <span className={`block aspect-[4/3] overflow-hidden ${isSmall ? 'w-28 flex-none' : ''}`}>
          <Picture
            src={image}
            alt=""
            sizes={isSmall ? '12rem' : '20vw'}
            className="transition-transform duration-500 group-hover/pane:scale-[1.03]"
          />
        </span>
      )}
      <Html
        as="span"
        html={title}
        className={`block font-display leading-tight ${isSmall ? 'text-title' : 'mt-4 text-h3 first:mt-0'}`}
      />
    </Link>
  )
}

/** Works as a plain disclosure; with JavaScript it also closes on Escape, on a press outside, when focus leaves it and on navigation. */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => ref.current?.removeAttribute('open')
  useCloseOnNavigate(ref)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (ref.current?.contains(document.activeElement)) ref.current.querySelector('summary')?.focus()
      close()
    }
    const onPointer = (event: PointerEvent) => !ref.current?.contains(event.target as Node) && close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  })
  const onBlur = (event: FocusEvent) => event.relatedTarget && !ref.current?.contains(event.relatedTarget) && close()
  return { ref, onBlur }
}
