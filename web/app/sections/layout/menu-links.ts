import { hasPage } from '@house/contract/pages/optional-pages'
import { menuEntries, visibleNames } from '@house/contract/pages/page-sections'
import { urls } from '@house/contract/urls'
import { useCompany } from '../../site-data/site-data.ts'

/** The pages in the menu; About Us and Product have menus of their own. */
export const menuLinks = {
  home: { label: 'Home', url: urls.home },
  about: { label: 'About Us', url: urls.about },
  blogs: { label: 'Blogs', url: urls.blogs },
  locate: { label: 'Locate Us', url: urls.locate },
  dealer: { label: 'Become a Dealer', url: urls.dealer },
}

/** The entries of the menu in order, without those that are hidden or whose page the company does not have. */
export function useMenuEntries() {
  const company = useCompany()
  return visibleNames(company.menu, menuEntries).filter(
    (name) => name === 'product' || hasPage(company, menuLinks[name].url),
  )
}
