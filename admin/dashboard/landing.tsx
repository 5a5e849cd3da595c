import { usePermissions } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { Overview } from './dashboard.tsx'

/** What a person sees first: how business goes, or, for those who write, the products. */
export function Start() {
  const { permissions, isPending } = usePermissions<string[]>()
  if (isPending) return null
  return permissions?.includes('dashboard.read') ? <Overview /> : <Navigate to="/products" replace />
}
