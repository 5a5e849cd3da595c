import { Box, Button, Link, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useDataProvider, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffApi } from '../api/data-provider.ts'
import { Panel, PanelGrid } from '../components/panels/panel.tsx'
import { setupKey, useSetupState } from './use-setup.ts'

const steps: [to: string, name: string, text: string][] = [
  ['/brand', 'Brand', 'Logo, colours and fonts, so that the site looks like yours.'],
  ['/categories', 'Categories', 'The menu and the first screen are made of them.'],
  ['/products', 'Products', 'One by one, or many at once from a spreadsheet.'],
  ['/offices', 'Offices', 'Addresses, hours and the map.'],
  ['/pages', 'Page texts', 'Your own words in place of the ones that came with the site.'],
  ['/pages', 'Legal texts', 'Your own terms and privacy policy in place of the drafts, checked by a lawyer.'],
  ['/settings/1', 'Settings', 'Contact details, footer, search engines.'],
  ['/leads', 'Mail', 'Send an enquiry from View site: it must be in Leads at once, and soon in your mailbox.'],
]

/** On the dashboard of administrators until the site is open. */
export function NextSteps() {
  const { permissions } = usePermissions<string[]>()
  const state = useSetupState()
  if (state !== 'closed' || !permissions?.includes('settings.write')) return null
  return (
    <PanelGrid columns="1fr">
      <Panel title="Next steps">
        <Box
          component="ol"
          sx={{ m: 0, mb: 3, pl: 2.5, display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 5 }}
        >
          {steps.map(([to, name, text]) => (
            <li key={name}>
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </li>
          ))}
        </Box>
        <OpenSite />
      </Panel>
    </PanelGrid>
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
