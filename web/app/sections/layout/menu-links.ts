import { urls } from '@house/contract/urls'

/** The pages in the menu; About Us and Product have menus of their own. */
export const menuLinks = {
  home: { label: 'Home', url: urls.home },
  about: { label: 'About Us', url: urls.about },
  blogs: { label: 'Blogs', url: urls.blogs },
  locate: { label: 'Locate Us', url: urls.locate },
  dealer: { label: 'Become a Dealer', url: urls.dealer },
}
