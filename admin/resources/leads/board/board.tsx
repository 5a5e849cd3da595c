import type { BoardColumn, BoardLead } from '@house/contract/staff/entities'
import { type PipelineStage, pipelineStages } from '@house/contract/staff/lead-status'
import { formatRupees } from '@house/fenestration/estimate/money'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import MoveIcon from '@mui/icons-material/SwapHoriz'
import { Box, Button, Chip, IconButton, Link, Menu, MenuItem, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { Title, useCanAccess, useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { StaffApi } from '../../../api/data-provider.ts'
import { colors } from '../../../theme/tokens.ts'
import { useMoveLead } from './use-move-lead.tsx'

type Move = (lead: BoardLead, stage: PipelineStage) => void

/** The sales pipeline: a column for each stage, on phones one below the other. */
export function LeadBoard() {
  const api = useDataProvider<StaffApi>()
  const { data: columns = [], error } = useQuery({ queryKey: ['leads', 'board'], queryFn: api.leadBoard })
  const { canAccess: canMove = false } = useCanAccess({ resource: 'leads', action: 'edit' })
  const { move, dialog } = useMoveLead()
  const [dragged, setDragged] = useState<BoardLead | null>(null)
  return (
    <Box sx={{ mt: 2, mb: 4, minWidth: 0 }}>
      <Title title="Sales board" />
      <Button component={RouterLink} to="/leads" startIcon={<ListIcon />} sx={{ mb: 2 }}>
        List of leads
      </Button>
      {error && <Typography color="error">{error.message}</Typography>}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 1 },
          alignItems: 'start',
          overflowX: { md: 'auto' },
          pb: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: `repeat(${pipelineStages.length}, minmax(150px, 1fr))` },
        }}
      >
        {columns.map((column) => (
          <Column
            key={column.stage}
            column={column}
            move={move}
            canMove={canMove}
            onDragStart={setDragged}
            onDragEnd={() => setDragged(null)}
            onDrop={() => dragged && move(dragged, column.stage)}
          />
        ))}
      </Box>
      {dialog}
    </Box>
  )
}

type ColumnProps = {
  column: BoardColumn
  move: Move
  canMove: boolean
  onDragStart: (lead: BoardLead) => void
  onDragEnd: () => void
  onDrop: () => void
}

function Column({ column: { stage, total, leads }, move, canMove, onDragStart, onDragEnd, onDrop }: ColumnProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (canMove) onDrop()
  }
  return (
    <Box
      component="section"
      aria-label={stage}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={drop}
      sx={{ bgcolor: colors.stone, p: { xs: 1.5, md: 1 }, minWidth: 0, minHeight: { md: 240 } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600, textTransform: 'capitalize' }}>
          {stage}
        </Typography>
        <Chip size="small" label={total.toLocaleString('en-IN')} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {leads.map((lead) => (
          <Card
            key={lead.id}
            lead={lead}
            stage={stage}
            move={move}
            canMove={canMove}
            onDragStart={() => onDragStart(lead)}
            onDragEnd={onDragEnd}
          />
        ))}
      </Box>
      {total > leads.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          The newest {leads.length}. The list has all.
        </Typography>
      )}
    </Box>
  )
}

type CardProps = {
  lead: BoardLead
  stage: PipelineStage
  move: Move
  canMove: boolean
  onDragStart: () => void
  onDragEnd: () => void
}

function Card({ lead, stage, move, canMove, onDragStart, onDragEnd }: CardProps) {
  const { id, customer_name, city, value, created_at, owner } = lead
  return (
    <Box
      component="li"
      draggable={canMove}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      sx={{ bgcolor: 'background.paper', p: 1.25, overflowWrap: 'anywhere', cursor: canMove ? 'grab' : undefined }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 0.5 }}>
        <Link
          component={RouterLink}
          to={`/leads/${id}/show`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {customer_name}
        </Link>
        {canMove && <MoveMenu lead={lead} stage={stage} move={move} />}
      </Box>
      {value !== null && <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatRupees(value)}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {[city, ageOf(created_at, new Date()), owner].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

/** For the keyboard and for fingers, which cannot drag. */
function MoveMenu({ lead, stage, move }: Pick<CardProps, 'lead' | 'stage' | 'move'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Move ${lead.customer_name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mt: -0.5, mr: -0.5 }}
      >
        <MoveIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {pipelineStages.map((to) => (
          <MenuItem
            key={to}
            disabled={to === stage}
            sx={{ textTransform: 'capitalize' }}
            onClick={() => {
              close()
              move(lead, to)
            }}
          >
            {to}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const dayMs = 24 * 60 * 60 * 1000

function ageOf(instant: string, now: Date) {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / dayMs)
  if (days < 1) return 'today'
  return days === 1 ? '1 day' : `${days} days`
}
