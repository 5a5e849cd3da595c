import type { AppSetting, Category } from '@house/contract/entities'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, Outlet } from 'react-router'
import type { RootData } from '../app/site-data/site-data.ts'
import { Toast } from '../app/toast/toast.tsx'
import { ToastProvider } from '../app/toast/toast-context.tsx'

/** What the tests look at. */
export const company = {
  company_name: 'Jharokha Doors, Windows & Interiors',
  short_name: 'Jharokha',
  phone: '+91 99555 01420',
  whatsapp: '919955501420',
  email: 'hello@jharokha.example',
  website: 'https://jharokha.example',
  meta_title: 'Doors and windows',
  meta_description: 'Doors and windows for Delhi NCR and Rajasthan.',
  privacy_version: '1',
  services: ['uPVC', 'ALU Home Interior', 'Commercial partition system'],
  offices: [],
} as Partial<AppSetting> as AppSetting

export type RenderOptions = { path?: string; url?: string; setting?: Partial<AppSetting>; categories?: Category[] }

/** Renders an element inside the site's router, with the data that every page has. */
export function renderRoute(element: ReactNode, options: RenderOptions = {}) {
  const { path = '/', url = path, setting = {}, categories = [] } = options
  const root: RootData = {
    setting: { success: '1', status: 200, path: '', message: '', data: { ...company, ...setting } } as never,
    category: { success: '1', status: 200, path: '', message: '', data: categories } as never,
    origin: 'https://jharokha.example',
  }
  const Root = () => (
    <ToastProvider>
      <Outlet />
      <Toast />
    </ToastProvider>
  )
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      children: [
        { path, Component: () => element },
        { path: '*', Component: () => <p>another page</p> },
      ],
    },
  ])
  return render(<Stub initialEntries={[url]} hydrationData={{ loaderData: { root } }} />)
}
