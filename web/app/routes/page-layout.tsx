import { Outlet } from 'react-router'
import { ErrorPage } from '../components/error-page.tsx'

/** Every page renders inside this route, so that header and footer survive an error in a page. */
export default function PageLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
