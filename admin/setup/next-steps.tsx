import { type SetupStep, setupSteps } from '@house/contract/staff/setup'
import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Button, Link, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useDataProvider, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffApi } from '../api/data-provider.ts'
import { setupKey, useSetupState } from '../api/use-setup.ts'
import { Panel, PanelGrid } from '../components/panels/panel.tsx'

const steps: Record<SetupStep, { to: string; name: string; text: string }> = {
  brand: { to: '/brand', name: 'Brand', text: 'Logo, colours and fonts, so that the site looks like yours.' },
  categories: { to: '/categories', name: 'Categories', text: 'The menu and the first screen are made of them.' },
  lists: { to: '/sub-items', name: 'Product lists', text: 'At least one in each category, with a picture.' },
  products: { to: '/products', name: 'Products', text: 'One by one, or many at once from a spreadsheet.' },
  offices: { to: '/offices', name: 'Offices', text: 'Addresses, hours and the map.' },
  pages: { to: '/pages', name: 'Page texts', text: 'Your own words in place of the ones that came with the site.' },
  legal: {
    to: '/pages',
    name: 'Legal texts',
    text: 'Your own terms and privacy policy in place of the drafts, checked by a lawyer.',
  },
  settings: { to: '/settings/1', name: 'Settings', text: 'Contact details, footer, what search engines show.' },
  planner: {
    to: '/planner-systems',
    name: 'Planner',
    text: 'Your own systems in place of the samples. Or switch it off: Settings, About Us and menu.',
  },
  mail: {
    to: '/leads',
    name: 'Mail',
    text: 'Send an enquiry from View site: it must be in Leads at once, and soon in your mailbox.',
  },
}

/** On the dashboard of administrators until the site is open. */
export function NextSteps() {
  const { permissions } = usePermissions<string[]>()
  const state = useSetupState()
  if (state !== 'closed' || !permissions?.includes('settings.write')) return null
  return <OpenSteps />
}

function OpenSteps() {
  const api = useDataProvider<StaffApi>()
  // Ticks are read anew with every visit of the dashboard: the steps are done on other screens.
  const { data: progress } = useQuery({
    queryKey: ['setup progress'],
    queryFn: () => api.setupProgress(),
    staleTime: 0,
  })
  return (
    <PanelGrid columns="1fr">
      <Panel title="Next steps">
        <Box
          component="ol"
          sx={{
            m: 0,
            mb: 3,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { md: '1fr 1fr' },
            columnGap: 5,
          }}
        >
          {setupSteps.map((step) => (
            <Step key={step} {...steps[step]} isDone={progress?.[step] === true} />
          ))}
        </Box>
        <OpenSite />
      </Panel>
    </PanelGrid>
  )
}

type StepProps = { to: string; name: string; text: string; isDone: boolean }

function Step({ to, name, text, isDone }: StepProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      {isDone ? <DoneIcon color="success" titleAccess="Done" /> : <OpenIcon color="disabled" titleAccess="To do" />}
      <div>
        <Link component={RouterLink} to={to}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </div>
    </Box>
  )
}

function OpenSite() {
  const api = useDataProvider<StaffApi>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.openSite(),
    onSuccess: (data) => {
      queryClient.setQueryData(setupKey, data)
      notify('The site is open.', { type: 'success' })
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  })
  return (
    <>
      <Button variant="contained" onClick={() => setIsAsking(true)} disabled={isPending}>
        Open the site
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Open the site for everyone?"
        content="Visitors and search engines see every published page from now on, also the drafts of terms and privacy policy if you have not replaced them. This cannot be undone."
        confirm="Open the site"
        cancel="Not yet"
        onConfirm={() => {
          setIsAsking(false)
          mutate()
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
