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
import { LeadBoard } from './resources/leads/board/board.tsx'
import { resources } from './resources/resources.ts'
import { SignInOrSetup } from './setup/sign-in-or-setup.tsx'
import { theme } from './theme/theme.ts'

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
