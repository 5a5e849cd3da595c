import type { LeadPlan, LeadRecord } from '@house/contract/staff/entities'
import { urls } from '@house/contract/urls'
import { formatFigure } from '@house/fenestration/figures/format-figure'
import OpenIcon from '@mui/icons-material/OpenInNew'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { StaffApi } from '../../../api/data-provider.ts'
import { SectionCard } from '../../../components/panels/section-card.tsx'
import { formatDateTime } from '../../../format/datetime.ts'

/** What the visitor drew, to quote from. */
export function Plan({ id, plan_code }: LeadRecord) {
  const api = useDataProvider<StaffApi>()
  const { data: plan, isPending } = useQuery({
    queryKey: ['leads', 'plan', id, plan_code],
    queryFn: () => api.findLeadPlan(id),
    enabled: plan_code !== '',
  })
  if (plan_code === '') return null
  return (
    <SectionCard title={`Plan ${plan_code}`}>
      {plan ? (
        <Openings {...plan} />
      ) : (
        <Typography color="textSecondary">
          {isPending ? 'Reading the plan…' : `There is no plan ${plan_code}. Ask the visitor for the code.`}
        </Typography>
      )}
    </SectionCard>
  )
}

function Openings({ code, name, version, newest_version, has_page, saved_at, changes, openings }: LeadPlan) {
  const hasChanged = version < newest_version
  const links = { target: '_blank', rel: 'noreferrer', variant: 'outlined' } as const
  return (
    <>
      <Typography>
        {name}, version {version}, saved {formatDateTime(saved_at)}
      </Typography>
      {hasChanged && (
        <Typography color="warning" sx={{ mt: 1 }}>
          The visitor has changed the plan since: this is what was sent.{' '}
          {has_page && (
            <Link href={urls.plan(code)} target="_blank" rel="noreferrer">
              Open the newest version
            </Link>
          )}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, my: 2, flexWrap: 'wrap' }}>
        {has_page && !hasChanged && (
          <Button {...links} href={urls.plan(code)} startIcon={<OpenIcon />}>
            Open the plan
          </Button>
        )}
        <Button {...links} href={urls.planPdf(code, version)} startIcon={<PdfIcon />}>
          PDF
        </Button>
        <Button {...links} href={urls.planDxf(code, version)}>
          DXF
        </Button>
      </Stack>
      {changes.map((change) => (
        <Typography key={change} color="warning" sx={{ mb: 1 }}>
          {change}
        </Typography>
      ))}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {openings.map((opening, index) => (
          // By number: two openings may be alike in everything.
          <Opening key={index} {...opening} drawing={urls.planDrawing(code, index + 1, 'inside', version)} />
        ))}
      </Box>
    </>
  )
}

function Opening({ drawing, ...opening }: LeadPlan['openings'][number] & { drawing: string }) {
  const { name, room, quantity, description, problems } = opening
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '180px 1fr' },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="img"
        src={drawing}
        alt={`${name}, seen from inside`}
        loading="lazy"
        sx={{ width: '100%', maxHeight: 220, objectFit: 'contain', objectPosition: 'left top' }}
      />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle1">
          {[name, room, quantity > 1 && `${quantity} pieces`].filter(Boolean).join(', ')}
        </Typography>
        <Typography>{description}</Typography>
        <Typography color="textSecondary">{figuresOf(opening)}</Typography>
        {problems.map(({ rule, cell, message, isAdvice }) => (
          <Typography key={`${rule} ${cell}`} color={isAdvice ? 'textSecondary' : 'error'}>
            {message}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

function figuresOf({ uw, shgc, sound, weight_kg }: LeadPlan['openings'][number]) {
  return [
    `Uw ${formatFigure('uw', uw)}`,
    `SHGC ${formatFigure('shgc', shgc)}`,
    `glass Rw ${formatFigure('sound', sound)}`,
    `weight ${formatFigure('weight', weight_kg)}`,
  ].join(' · ')
}
