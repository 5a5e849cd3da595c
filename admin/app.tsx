import type { Permission } from '@house/contract/staff/permissions'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AccountScreen } from './account/account.tsx'
import { authProvider } from './api/auth-provider.ts'
import { dataProvider } from './api/data-provider.ts'
import { isAllowed } from './api/permissions.ts'
import { queryClient } from './api/query-client.ts'
import { Landing } from './dashboard/landing.tsx'
import { i18nProvider } from './i18n.ts'
import { ContentArchive } from './import-export/content-archive.tsx'
import { ProductImport } from './import-export/product-import.tsx'
import { AdminLayout } from './layout/layout.tsx'
import { Loading } from './layout/loading.tsx'
import { accessories } from './resources/accessories/index.ts'
import { accessoryCategories } from './resources/accessory-categories/index.ts'
import { accessoryGroups } from './resources/accessory-groups/index.ts'
import { audit } from './resources/audit/index.ts'
import { blogs } from './resources/blogs/index.ts'
import { brand } from './resources/brand/index.ts'
import { categories } from './resources/categories/index.ts'
import { LeadBoard } from './resources/leads/board/board.tsx'
import { leads } from './resources/leads/index.ts'
import { media } from './resources/media/index.ts'
import { offices } from './resources/offices/index.ts'
import { pages } from './resources/pages/index.ts'
import { plannerColours } from './resources/planner-colours/index.ts'
import { plannerGlazings } from './resources/planner-glazings/index.ts'
import { plannerSystems } from './resources/planner-systems/index.ts'
import { priceBooks } from './resources/price-books/index.ts'
import { products } from './resources/products/index.ts'
import { projects } from './resources/projects/index.ts'
import { quotations } from './resources/quotations/index.ts'
import { redirects } from './resources/redirects/index.ts'
import { reviews } from './resources/reviews/index.ts'
import { settings } from './resources/settings/index.ts'
import { staff } from './resources/staff/index.ts'
import { subItems } from './resources/sub-items/index.ts'
import { synonyms } from './resources/synonyms/index.ts'
import { trash } from './resources/trash/index.ts'
import { SignInOrSetup } from './setup/sign-in-or-setup.tsx'
import { theme } from './theme/theme.ts'

const resources = [
  ...[leads, quotations, priceBooks],
  ...[products, subItems, categories, accessories, accessoryCategories, accessoryGroups],
  ...[plannerSystems, plannerGlazings, plannerColours],
  ...[blogs, projects, reviews, offices, pages, media, trash],
  ...[settings, brand, synonyms, redirects, staff, audit],
]

export function App() {
  return (
    <Admin
      title="Back office"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      loginPage={SignInOrSetup}
      loading={Loading}
      layout={AdminLayout}
      dashboard={Landing}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      {(permissions: Permission[] = []) => (
        <>
          {resources
            .filter(({ name }) => isAllowed(permissions, name))
            .map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
          <CustomRoutes>
            {permissions.includes('leads.read') && <Route path="/leads/board" element={<LeadBoard />} />}
            <Route path="/account" element={<AccountScreen />} />
            {permissions.includes('content.write') && <Route path="/import-products" element={<ProductImport />} />}
            {permissions.includes('archive') && <Route path="/archive" element={<ContentArchive />} />}
          </CustomRoutes>
        </>
      )}
    </Admin>
  )
}
