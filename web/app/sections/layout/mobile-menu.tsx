import { skeletonCounts } from '@house/contract/ui-config'
import { urls } from '@house/contract/urls'
import { EnquireButton } from '../../enquiry/modal/enquire-button.tsx'
import { storePageTitle } from '../../head/page-title.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { callLink } from '../../site-data/contact-links.ts'
import { useAboutAnchors, useCategories, useCompany } from '../../site-data/site-data.ts'
import { Html, textOf } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { useMenu } from './desktop-menus.tsx'
import { menuLinks, useMenuEntries } from './menu-links.ts'

const sub = 'block py-3 pl-4 text-ink-soft'

/** A full-height sheet. The menu and its sub-lists are native disclosures, so they open without JavaScript too. */
export function MobileMenu() {
  const { ref, ...menu } = useMenu()
  const categories = useCategories()
  const { phone, brochure } = useCompany()
  const anchors = useAboutAnchors()
  const entries = useMenuEntries()
  const close = () => ref.current?.removeAttribute('open')
  const entry = 'block border-b border-hairline py-4 font-display text-figure leading-tight'
  return (
    <details ref={ref} {...menu} className="group ml-auto lg:hidden">
      <summary aria-label="Menu" className="grid size-11 place-items-center">
        <Icon name="menu" className="size-7 group-open:hidden" />
        <Icon name="close" className="hidden size-7 text-ink group-open:block" />
      </summary>
      <div className="fixed inset-x-0 top-0 -z-10 h-dvh overflow-y-auto bg-ground px-gutter pt-24 pb-32 text-ink">
        <SearchBox onLeave={close} />
        <nav aria-label="Main" className="mt-4">
          {entries.map((name) => {
            if (name === 'dealer') return null
            if (name === 'about' && anchors.length > 0)
              return (
                <SubList key={name} title="About Us" className={entry}>
                  <Link to={urls.about} className={sub}>
                    About Us
                  </Link>
                  {anchors.map(({ id, label }) => (
                    <Link key={id} to={`${urls.about}#${id}`} onClick={close} className={sub}>
                      {label}
                    </Link>
                  ))}
                </SubList>
              )
            if (name === 'product') return categories?.length !== 0 && <ProductList key={name} className={entry} />
            return (
              <Link key={name} to={menuLinks[name].url} className={entry}>
                {menuLinks[name].label}
              </Link>
            )
          })}
        </nav>
        <div className="mt-8 grid gap-3">
          <EnquireButton className="grid min-h-12 place-items-center rounded-frame bg-action font-semibold text-on-action" />
          {entries.includes('dealer') && (
            <Link
              to={menuLinks.dealer.url}
              className="grid min-h-12 place-items-center rounded-frame border border-ink font-semibold"
            >
              {menuLinks.dealer.label}
            </Link>
          )}
          {brochure && (
            <a href={brochure} download className="flex min-h-12 items-center justify-center gap-2 font-semibold">
              <Icon name="download" /> Download Brochure
            </a>
          )}
          {phone && (
            <a href={callLink(phone)} className="flex min-h-12 items-center justify-center gap-2 font-semibold">
              <Icon name="phone" /> {phone}
            </a>
          )}
        </div>
      </div>
    </details>
  )
}

function ProductList({ className }: { className: string }) {
  const categories = useCategories()
  return (
    <SubList title="Product" className={className}>
      {categories?.map(({ id, slug, title }) => (
        <Link key={id} to={urls.category(slug)} onClick={() => storePageTitle(textOf(title), slug)} className={sub}>
          <Html as="span" html={title} />
        </Link>
      ))}
      {!categories && (
        <Skeletons count={skeletonCounts.heroTiles}>
          {(index) => <Skeleton key={index} className="my-3 ml-4 h-7 w-48" />}
        </Skeletons>
      )}
      <Link to={urls.products()} className={sub}>
        All products
      </Link>
      <Link to={urls.finder} className={sub}>
        Find my window
      </Link>
    </SubList>
  )
}

function SubList({ title, className, children }: { title: string; className: string; children: React.ReactNode }) {
  return (
    <details className="group/sub">
      <summary className={`${className} flex items-center justify-between`}>
        {title}
        <Icon name="plus" className="size-5 transition-transform group-open/sub:rotate-45" />
      </summary>
      <div className="border-b border-hairline py-2">{children}</div>
    </details>
  )
}
