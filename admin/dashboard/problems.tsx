import { Alert, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, usePermissions } from 'react-admin'
import type { StaffApi } from '../api/data-provider.ts'

const refreshMs = 60_000

/** What administrators must look after: backups, disks, jobs. Nothing while all is well. */
export function Problems() {
  const { permissions } = usePermissions<string[]>()
  return permissions?.includes('settings.write') ? <ProblemList /> : null
}

function ProblemList() {
  const api = useDataProvider<StaffApi>()
  const { data: problems = [], isError } = useQuery({
    queryKey: ['problems'],
    queryFn: () => api.problems(),
    refetchInterval: refreshMs,
  })
  if (isError)
    return <Alert severity="warning">Whether backups, disks and jobs are all right cannot be read now.</Alert>
  return problems.map(({ name, message }) => (
    <Alert key={name} severity="error">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{message}</Typography>
    </Alert>
  ))
}
