import { type Problem, problemTexts } from '@house/contract/staff/problems'
import { Alert, AlertTitle, Box, Typography } from '@mui/material'
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
  return problems.map((problem) => <ProblemAlert key={problem.name} problem={problem} />)
}

function ProblemAlert({ problem: { title, text, cause, commands } }: { problem: Problem }) {
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>{title}</AlertTitle>
      <Typography gutterBottom>{text}</Typography>
      <Typography variant="body2">{problemTexts.handOver}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {cause}
      </Typography>
      {commands.map((command) => (
        <Box key={command} component="pre" sx={{ my: 0.5, overflowX: 'auto' }}>
          {command}
        </Box>
      ))}
    </Alert>
  )
}
