import type { Quotation, QuotationLine } from '@house/contract/quotations/quotation'
import { quotationLimits } from '@house/contract/quotations/quotation-options'
import type { QuotationRecord } from '@house/contract/staff/entities'
import { presetsFor } from '@house/fenestration/plan/presets'
import { newFreeLine } from '@house/fenestration/quotation/new-lines'
import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import CopyIcon from '@mui/icons-material/FileCopyOutlined'
import AddLineIcon from '@mui/icons-material/PlaylistAdd'
import { Box, Button, Card, Menu, MenuItem, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { addOpening, type Basis, duplicateLine, moveLine, type Pricing, replaceLine } from './draft.ts'
import { DraftActions } from './draft-actions.tsx'
import { FreeLinePanel } from './free-line-panel.tsx'
import { LinesTable } from './lines-table.tsx'
import { OpeningPanel } from './opening-panel.tsx'
import { PriceCard } from './price-card.tsx'
import { ChecksCard, CustomerCard, TermsCard } from './terms-cards.tsx'

type DraftEditorProps = { quotation: QuotationRecord; pricing: Pricing; showsCosts: boolean }

/** Everything about a draft on one screen; prices follow what is typed. */
export function DraftEditor({ quotation, pricing, showsCosts }: DraftEditorProps) {
  const { catalogue: plannerParts } = quotation
  const [document, setDocument] = useState(quotation.document)
  /** The version that was read or saved last: the server refuses to overwrite a newer one. */
  const [saved, setSaved] = useState({ document, updated_at: quotation.updated_at })
  const [open, setOpen] = useState<number | null>(null)
  const checkbox = useRef<HTMLInputElement>(null)
  const [asksForCheck, setAsksForCheck] = useState(false)
  const change = (changes: Partial<Quotation>) => setDocument((before) => ({ ...before, ...changes }))
  const basis: Basis = { plannerParts, book: pricing.price_book?.book ?? null }
  const part = { document, change, pricing }
  return (
    <>
      <Box sx={columns}>
        <Stack sx={column}>
          <Card sx={{ order: 1, overflow: 'visible' }}>
            <LinesTable
              document={document}
              plannerParts={plannerParts}
              showsCosts={showsCosts}
              basis={basis}
              open={open}
              onOpen={setOpen}
              panel={(line, index) => (
                <LinePanel
                  line={line}
                  index={index}
                  basis={basis}
                  showsCosts={showsCosts}
                  count={document.lines.length}
                  onChange={(lines, next) => {
                    change({ lines: lines(document.lines) })
                    if (next !== undefined) setOpen(next)
                  }}
                />
              )}
            />
            <AddLines
              lines={document.lines}
              basis={basis}
              onAdd={(lines) => {
                change({ lines })
                setOpen(lines.length - 1)
              }}
            />
          </Card>
          <Box sx={{ order: 3 }}>
            <CustomerCard {...part} />
          </Box>
          <Box sx={{ order: 3 }}>
            <TermsCard {...part} />
          </Box>
        </Stack>
        <Stack sx={column}>
          <Box sx={{ order: 2 }}>
            <PriceCard {...part} basis={basis} showsCosts={showsCosts} />
          </Box>
          <Box sx={{ order: 2 }}>
            <ChecksCard {...part} plannerParts={plannerParts} checkbox={checkbox} asksForCheck={asksForCheck} />
          </Box>
        </Stack>
      </Box>
      <DraftActions
        quotation={quotation}
        document={document}
        saved={saved}
        onUnchecked={() => {
          setAsksForCheck(true)
          checkbox.current?.scrollIntoView({ block: 'center' })
          checkbox.current?.focus({ preventScroll: true })
        }}
        onSaved={({ document: stored, updated_at }) => {
          // What was typed while it was being saved stays.
          setDocument((now) => (now === document ? stored : now))
          setSaved({ document: stored, updated_at })
        }}
      />
    </>
  )
}

/** In a single column the price follows the lines. */
const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 330px' },
}
const column = { gap: 2.5, minWidth: 0, display: { xs: 'contents', lg: 'flex' } }

type LinePanelProps = {
  line: QuotationLine
  index: number
  count: number
  basis: Basis
  showsCosts: boolean
  /** With the line to show next, if it is another one. */
  onChange: (change: (lines: QuotationLine[]) => QuotationLine[], next?: number | null) => void
}

function LinePanel({ line, index, count, basis, showsCosts, onChange }: LinePanelProps) {
  const replace = (changed: QuotationLine) => onChange((lines) => replaceLine(lines, index, changed))
  const move = (to: number) => onChange((lines) => moveLine(lines, index, to), to)
  return (
    <>
      {line.kind === 'opening' ? (
        <OpeningPanel line={line} basis={basis} showsCosts={showsCosts} onChange={replace} />
      ) : (
        <FreeLinePanel line={line} showsCosts={showsCosts} onChange={replace} />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          size="small"
          startIcon={<CopyIcon />}
          disabled={count >= quotationLimits.lines}
          onClick={() => onChange((lines) => duplicateLine(lines, index), index + 1)}
        >
          Duplicate
        </Button>
        <Button size="small" startIcon={<UpIcon />} disabled={index === 0} onClick={() => move(index - 1)}>
          Move up
        </Button>
        <Button size="small" startIcon={<DownIcon />} disabled={index === count - 1} onClick={() => move(index + 1)}>
          Move down
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<RemoveIcon />}
          onClick={() => onChange((lines) => lines.toSpliced(index, 1), null)}
        >
          Remove
        </Button>
      </Stack>
    </>
  )
}

type AddLinesProps = { lines: QuotationLine[]; basis: Basis; onAdd: (lines: QuotationLine[]) => void }

function AddLines({ lines, basis, onAdd }: AddLinesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isFull = lines.length >= quotationLimits.lines
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', p: 1.5, alignItems: 'center' }}>
      <Button startIcon={<AddIcon />} disabled={isFull} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Add an opening
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {presetsFor(basis.plannerParts).map(({ key, name, design }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null)
              onAdd(addOpening(lines, design, basis))
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Button startIcon={<AddLineIcon />} disabled={isFull} onClick={() => onAdd([...lines, newFreeLine()])}>
        Add a price line
      </Button>
      {isFull && <Typography color="textSecondary">A quotation has at most {quotationLimits.lines} lines.</Typography>}
    </Stack>
  )
}
