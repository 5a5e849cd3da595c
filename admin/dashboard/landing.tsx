import { CircularProgress } from '@mui/material'
import { lazy, Suspense } from 'react'
import { usePermissions } from 'react-admin'
import { Navigate } from 'react-router-dom'

/** Loaded on demand: the charting library is needed nowhere else. */
const Dashboard = lazy(() => import('./dashboard.tsx'))

/** The first screen: the dashboard, or the products for users who may not see it. */
export function Landing() {
  const { permissions, isPending } = usePermissions<string[]>()
  if (isPending) return null
  if (!permissions?.includes('dashboard.read')) return <Navigate to="/products" replace />
  return (
    <Suspense fallback={<CircularProgress sx={{ display: 'block', mx: 'auto', mt: 10 }} />}>
      <Dashboard />
    </Suspense>
  )
}
