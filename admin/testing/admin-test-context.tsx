import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  AdminContext,
  type AuthProvider,
  type DataProvider,
  EditBase,
  Form,
  memoryStore,
  Notification,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
  useRecordContext,
} from 'react-admin'
import type { staffApi } from '../api/staff-api.ts'
import { i18nProvider } from '../i18n.ts'
import { theme } from '../theme/theme.ts'

export type FakeApi = Partial<DataProvider & typeof staffApi>
/** Styles go outside the document: looking up a role asks jsdom for the computed style of every element. */
const styles = createCache({ key: 'css', container: document.createElement('div') })
type TestContextProps = { api?: FakeApi; authProvider?: AuthProvider; resource?: string; children: ReactNode }

/** The contexts that components of the back office need, with a fake API. */
export function AdminTestContext({ api = {}, authProvider, resource = 'products', children }: TestContextProps) {
  return (
    <CacheProvider value={styles}>
      <TestMemoryRouter>
        <AdminContext
          {...(authProvider && { authProvider })}
          dataProvider={testDataProvider(api as Partial<DataProvider>)}
          i18nProvider={i18nProvider}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          store={memoryStore()}
          theme={theme}
          darkTheme={null}
        >
          <ResourceContextProvider value={resource}>
            {children}
            <Notification />
          </ResourceContextProvider>
        </AdminContext>
      </TestMemoryRouter>
    </CacheProvider>
  )
}

type FormTestContextProps = TestContextProps & {
  record?: Partial<RaRecord>
  onSubmit?: (values: object) => void
}

/** A form that reports its values on submit. */
export function FormTestContext({ record, onSubmit = () => {}, children, ...context }: FormTestContextProps) {
  return (
    <AdminTestContext {...context}>
      <RecordContextProvider value={record as RaRecord}>
        <Form record={record ?? {}} onSubmit={onSubmit}>
          {children}
          <button type="submit">Submit</button>
        </Form>
      </RecordContextProvider>
    </AdminTestContext>
  )
}

/** The edit screen of one record, which is saved to the fake API. */
export function EditTestContext({ api = {}, record, children }: TestContextProps & { record: RaRecord }) {
  const withRecord: FakeApi = {
    getOne: async () => ({ data: record as never }),
    update: async (_, { data }) => ({ data: { ...record, ...data } as never }),
    ...api,
  }
  return (
    <AdminTestContext api={withRecord}>
      <EditBase id={record.id} mutationMode="pessimistic" redirect={false}>
        <LoadedForm>{children}</LoadedForm>
      </EditBase>
    </AdminTestContext>
  )
}

function LoadedForm({ children }: { children: ReactNode }) {
  return useRecordContext() ? <Form>{children}</Form> : null
}
