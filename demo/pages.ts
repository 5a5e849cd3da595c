import { aboutUs } from './pages/about-us.ts'
import { becomeADealer } from './pages/become-a-dealer.ts'
import { blogs } from './pages/blogs.ts'
import { home } from './pages/home.ts'
import { locateUs } from './pages/locate-us.ts'
import { notFound } from './pages/not-found.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { recentProjects } from './pages/recent-projects.ts'
import { search } from './pages/search.ts'
import { termsAndConditions } from './pages/terms-and-conditions.ts'
import type { PageSeed } from './types.ts'

export const pages: PageSeed[] = [
  home,
  aboutUs,
  locateUs,
  blogs,
  recentProjects,
  becomeADealer,
  termsAndConditions,
  privacyPolicy,
  notFound,
  search,
]
